import { describe, expect, it } from 'vitest';
import { zoneSchema } from './zone.ts';

describe('the name of a time zone', () => {
  it.each(['Europe/Moscow', 'Asia/Yekaterinburg', 'UTC'])('may be %s', (zone) => {
    expect(zoneSchema.safeParse(zone).success).toBe(true);
  });

  it.each(['', 'Moscow time', "'; drop table", 'x'.repeat(65)])('is not %j', (zone) => {
    expect(zoneSchema.safeParse(zone).success).toBe(false);
  });
});
