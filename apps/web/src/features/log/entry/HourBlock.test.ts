import { type Translate, translate } from '@pv/texts';
import { expect, it } from 'vitest';
import { entryWith } from '../read/entry.sample.ts';
import { groupEntries } from '../read/group-entries.ts';
import { hourText } from './HourBlock.tsx';

const ru: Translate = (key, ...params) => translate('ru', key, ...params);
const en: Translate = (key, ...params) => translate('en', key, ...params);

it('an hour of signing in is told as events, for nothing has changed by them', () => {
  const [day] = groupEntries([
    entryWith('signed_in', { at: '2026-11-20T21:10:00' }),
    entryWith('signed_in', { at: '2026-11-20T21:02:00' }),
  ]);
  const [hour] = day?.hours ?? [];
  if (!hour) throw new Error('no hour');
  expect(hourText(hour, ru)).toBe('21:02–21:10: 2 события');
  expect(hourText({ ...hour, partial: true }, en)).toBe('21:02–21:10: 2 events, more below');
});
