import { describe, expect, it } from 'vitest';
import { dayField } from './day-field.ts';

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
