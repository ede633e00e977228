import { expect, it } from 'vitest';
import { commonZone } from './common-zone.ts';

const beside = (deadline: string | null, zone: string) =>
  deadline && zone !== 'Europe/Moscow' ? zone : '';
const row = (time_zone: string, deadline: string | null = '2027-05-31') => ({
  deadline,
  time_zone,
  completion_status: 'final_report_expected' as const,
});

it('the zone of a list is said once where all dates have the same, and rows without a date say nothing', () => {
  const rows = [row('Asia/Omsk'), row('Asia/Omsk'), row('Europe/Moscow', null)];
  expect(commonZone(rows, beside)).toBe('Asia/Omsk');
});

it('rows say their zones themselves where these differ, where one is the reader’s, and where there is one row', () => {
  expect(commonZone([row('Asia/Omsk'), row('Asia/Tomsk')], beside)).toBe('');
  expect(commonZone([row('Asia/Omsk'), row('Europe/Moscow')], beside)).toBe('');
  expect(commonZone([row('Asia/Omsk')], beside)).toBe('');
});
