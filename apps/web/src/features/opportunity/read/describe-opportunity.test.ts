import { emptyOpportunity, type Opportunity } from '@pv/contract';
import { expect, it } from 'vitest';
import { describeOpportunity } from './describe-opportunity.ts';

const vacancy: Opportunity = {
  ...emptyOpportunity(),
  id: '0192f0a0-0000-7000-8000-000000000001',
  kind: 'vacancy',
  status: 'published',
  published_at: '2026-11-01T07:00:00.000Z',
  by_platform: false,
  files: [],
  title: 'Инженер',
  organisation: 'ООО «Волга»',
  text: 'Снимки',
  deadline: '2026-12-01',
  remote: true,
  amount: 60_000,
};
const told = (opportunity: Opportunity) => JSON.stringify(describeOpportunity(opportunity));

it('search engines are told of a job with its pay, its place and the end of its day in Moscow', () => {
  expect(told(vacancy)).toContain('"@type":"JobPosting"');
  expect(told(vacancy)).toContain('"validThrough":"2026-12-01T21:00:00.000Z"');
  expect(told(vacancy)).toContain('TELECOMMUTE');
  expect(told(vacancy)).toContain('"value":60000');
});

it('a scholarship is no job, and what is over is to be forgotten', () => {
  expect(told({ ...vacancy, kind: 'scholarship' })).not.toContain('JobPosting');
  const over = told({ ...vacancy, status: 'closed' });
  expect(over).toContain('noindex');
  expect(over).not.toContain('JobPosting');
});
