import { type Translate, translate } from '@pv/texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dayText,
  longDay,
  minuteText,
  momentOf,
  momentText,
  shortDayText,
  typedOf,
} from './days.ts';

const ru: Translate = (key, ...params) => translate('ru', key, ...params);
const en: Translate = (key, ...params) => translate('en', key, ...params);

describe('a date of a page', () => {
  it('is the day that it names, wherever the reader is', () => {
    expect(dayText('2026-12-05', ru)).toBe('05.12.2026');
    expect(shortDayText('2027-01-09', ru)).toBe('09.01');
  });

  it('has its month in words in English', () => {
    expect(dayText('2026-12-05', en)).toBe('5 Dec 2026');
    expect(shortDayText('2027-01-09', en)).toBe('9 Jan');
    expect(minuteText(new Date('2026-11-01T00:07:30').toISOString(), en)).toBe('1 Nov 2026 00:07');
  });

  it('of a moment is told by the clock of the reader', () => {
    const moment = new Date('2026-11-01T00:07:30').toISOString();
    expect(dayText(moment, ru)).toBe('01.11.2026');
    expect(shortDayText(moment, ru)).toBe('01.11');
    expect(minuteText(moment, ru)).toBe('01.11.2026 00:07');
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a day in words', () => {
  it('is that of Moscow for a moment, whatever the clock of the reader says', () => {
    expect(plain(longDay('2026-12-04T22:30:00Z', 'ru'))).toBe('5 декабря 2026 г.');
    expect(longDay('2026-12-04T20:30:00Z', 'en')).toBe('4 Dec 2026');
  });

  it('stays the same for a day without an hour', () => {
    expect(plain(longDay('2001-02-03', 'ru'))).toBe('3 февраля 2001 г.');
  });
});

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
