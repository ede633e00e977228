import { type Translate, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import {
  dayField,
  daysReversed,
  isUnread,
  isYearShort,
  parseDay,
  parseTime,
  typedDay,
} from './parse-day.ts';

describe('a typed day', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.9.2026', '2026-09-01'],
    [' 01/09/2026 ', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['29.02.2028', '2028-02-29'],
    ['17052004', '2004-05-17'],
    ['3 мая 1999', '1999-05-03'],
    ['3 Май 1999 г.', '1999-05-03'],
    ['12 сент. 2001', '2001-09-12'],
    ['3 May 1999', '1999-05-03'],
  ])('reads %s as %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each([
    '',
    '1',
    '01.09',
    '01.09.20',
    '01.09.202',
    'завтра',
    '31.02.2026',
    '01.13.2026',
    '00.01.2026',
    '29.02.2001',
    '32.13.1999',
    '31 июня 1999',
    '3 маяка',
    '3 ням 1999',
  ])('waits for more than «%s»', (typed) => {
    expect(parseDay(typed)).toBeNull();
  });
});

describe('a day with a short year', () => {
  it.each(['17.05.04', '1/9/202', '29.02.1', '3 мая 99', '3 мая 99 г.'])('is %s', (typed) => {
    expect(isYearShort(typed)).toBe(true);
  });

  it.each(['', '17.05', '17.05.2004', '32.13.99', '31.02.04', 'завтра', '3 ням 99'])(
    'is not «%s»',
    (typed) => {
      expect(isYearShort(typed)).toBe(false);
    },
  );
});

const ru: Translate = (key, ...params) => translate('ru', key, ...params);
const en: Translate = (key, ...params) => translate('en', key, ...params);

describe('a field of a day', () => {
  it('shows a day as it is usually written, and what is no day as it was typed', () => {
    expect(typedDay('2004-05-17', ru)).toBe('17.05.2004');
    expect(typedDay('32.13.1999', ru)).toBe('32.13.1999');
    expect(typedDay(null, ru)).toBe('');
  });

  it('shows a day in English as it reads it again', () => {
    expect(typedDay('2004-05-17', en)).toBe('17 May 2004');
    expect(parseDay(typedDay('2004-09-17', en))).toBe('2004-09-17');
  });

  it('is wrong when something stands in it that is no day', () => {
    expect(['32.13.1999', '2001-02-29', 'завтра'].map(isUnread)).toEqual([true, true, true]);
    expect(['', null, '2004-05-17', '17.05.2004'].map(isUnread)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('compares with another only where both are days', () => {
    expect(daysReversed('2026-05-02', '2026-05-01')).toBe(true);
    expect(daysReversed('2026-05-01', '2026-05-01')).toBe(false);
    expect(daysReversed('9', '2026-05-01')).toBe(false);
    expect(daysReversed('2026-05-01', '1')).toBe(false);
    expect(daysReversed(null, '2026-05-01')).toBe(false);
  });
});

it.each(['9:30', '09:30', ' 09.30 ', '9-30', '09 30', '0930', '930'])(
  '%s is half past nine',
  (typed) => {
    expect(parseTime(typed)).toBe('09:30');
  },
);

it.each(['00:00', '23:59'])('%s is a time of the day', (typed) => {
  expect(parseTime(typed)).toBe(typed);
});

it.each(['', '9', '93', '24:00', '12:60', '9:3', '09:300', '-1:30', 'noon'])(
  'nothing of the kind is read from “%s”',
  (typed) => {
    expect(parseTime(typed)).toBeNull();
  },
);

describe('a day of a form', () => {
  const taken: unknown[] = [];
  const onChange = (day: unknown) => void taken.push(day);
  const field = dayField({ value: '', onChange, error: 'Дата окончания раньше даты начала' });

  it('takes what is chosen, taken away and typed as every field does, so that it is judged anew', () => {
    field.onChange('2027-04-01');
    field.onChange(null);
    field.onUnread('32.13.2027');
    expect(taken).toEqual(['2027-04-01', '', '32.13.2027']);
  });

  it('is none where nothing stands in it, and says what is wrong with it', () => {
    expect(field).toMatchObject({ value: null, error: 'Дата окончания раньше даты начала' });
  });
});
