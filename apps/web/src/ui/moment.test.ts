import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { momentOf, momentText, typedOf } from './moment.ts';

/** By which clock these tests are read. */
const own = process.env.TZ;

describe('a moment by the clock of the reader', () => {
  beforeEach(() => {
    process.env.TZ = 'Asia/Yekaterinburg';
  });
  afterEach(() => {
    process.env.TZ = own;
    if (own === undefined) delete process.env.TZ;
  });

  it('is typed and shown in the same zone', () => {
    expect(momentOf('2026-11-22T01:30')).toBe('2026-11-21T20:30:00.000Z');
    expect(typedOf(new Date('2026-11-21T20:30:00Z'))).toBe('2026-11-22T01:30');
    expect(momentText('2026-11-21T20:30:00Z', 'ru')).toMatch(/22 ноября 2026.+01:30/);
  });

  it('is none where nothing of the kind was typed', () => {
    expect(momentOf('')).toBeNull();
    expect(momentOf('завтра')).toBeNull();
  });
});
