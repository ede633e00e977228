import { expect, it } from 'vitest';
import { PROJECT } from '../set/task.sample.ts';
import { parseLast } from './last-project.ts';

it.each([null, '', '{', '{"type":"x"}', `{"type":"nir","project":"1","title":"a"}`])(
  'rubbish is no project: %s',
  (kept) => {
    expect(parseLast(kept)).toBeNull();
  },
);

it('the project that was kept is found again', () => {
  const last = { type: 'nir', project: PROJECT, title: 'Стенд' } as const;
  expect(parseLast(JSON.stringify(last))).toEqual(last);
});
