import { expect, it } from 'vitest';
import { readChoices } from './use-choices.ts';

const FIRST = {
  zoom: 'week',
  depth: 'all',
  hideDone: false,
  critical: false,
  panel: true,
} as const;

it('a chart is shown as it was left', () => {
  expect(readChoices('{"zoom":"day","hideDone":true}', FIRST)).toEqual({
    ...FIRST,
    zoom: 'day',
    hideDone: true,
  });
});

it.each([null, '', '[', '7', '{"zoom":"century"}'])(
  'what cannot be read, %j, shows it as at first',
  (kept) => {
    expect(readChoices(kept, FIRST)).toEqual(FIRST);
  },
);
