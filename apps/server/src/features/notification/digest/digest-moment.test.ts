import { describe, expect, it } from 'vitest';
import { dueDigest } from './digest-moment.ts';

const moscow = { zone: 'Europe/Moscow', digestHour: 9, digestedOn: null };

describe('the digest', () => {
  it('is due from its hour on by the clock of the person, and tells what came before that hour', () => {
    expect(dueDigest(new Date('2026-11-21T05:59:59Z'), moscow)).toBeNull();
    expect(dueDigest(new Date('2026-11-21T06:00:00Z'), moscow)).toEqual({
      day: '2026-11-21',
      until: new Date('2026-11-21T06:00:00Z'),
    });
    expect(dueDigest(new Date('2026-11-21T14:27:31Z'), moscow)?.until).toEqual(
      new Date('2026-11-21T06:00:00Z'),
    );
  });

  it('goes by half hours too, where the zone does', () => {
    const kolkata = { ...moscow, zone: 'Asia/Kolkata' };
    expect(dueDigest(new Date('2026-11-21T03:29:00Z'), kolkata)).toBeNull();
    expect(dueDigest(new Date('2026-11-21T03:30:00Z'), kolkata)?.day).toBe('2026-11-21');
  });

  it('is due once a day, also when its hour is moved', () => {
    const sent = { ...moscow, digestedOn: '2026-11-21' };
    expect(dueDigest(new Date('2026-11-21T15:00:00Z'), { ...sent, digestHour: 18 })).toBeNull();
    expect(dueDigest(new Date('2026-11-22T06:00:00Z'), sent)?.day).toBe('2026-11-22');
  });

  it('is of the day by the calendar of the person', () => {
    const auckland = { ...moscow, zone: 'Pacific/Auckland' };
    expect(dueDigest(new Date('2026-11-20T20:00:00Z'), auckland)?.day).toBe('2026-11-21');
  });
});
