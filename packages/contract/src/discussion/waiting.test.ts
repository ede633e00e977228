import { expect, it } from 'vitest';
import { type SaidWords, waitingThreads } from './waiting.ts';

const ANSWERING = { owners: new Set(['author']), team: new Set(['author', 'supervisor']) };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 9, minute));

/** Words of somebody in a thread, a minute after the ones before. */
function said(...words: [who: string | null, more?: Partial<SaidWords>][]): SaidWords[] {
  return words.map(([authorId, more], n) => ({
    id: `${n}`,
    threadId: n === 0 ? null : '0',
    authorId,
    at: at(n),
    resolved: false,
    deleted: false,
    ...more,
  }));
}
const since = (...words: Parameters<typeof said>) =>
  waitingThreads(said(...words), ANSWERING)[0]?.since ?? null;

it('a thread waits from the first words after the last answer', () => {
  expect(since(['guest'], ['guest'])).toEqual(at(0));
  expect(since(['guest'], ['author'])).toBeNull();
  expect(since(['guest'], ['author'], ['guest'], ['guest'])).toEqual(at(2));
});

it('anybody of the team answers what he has not begun himself', () => {
  expect(since(['guest'], ['supervisor'])).toBeNull();
  expect(since(['guest'], ['other guest'])).toEqual(at(0));
  expect(since(['supervisor'], ['supervisor'])).toEqual(at(0));
});

it('what the author side has begun, what is settled and what is deleted waits for nobody', () => {
  expect(since(['author'], ['guest'])).toBeNull();
  expect(since(['guest', { resolved: true }])).toBeNull();
  expect(since(['guest', { deleted: true }])).toBeNull();
  // a deleted answer answers nothing, and who has no account any more was not of the team
  expect(since(['guest'], ['author', { deleted: true }])).toEqual(at(0));
  expect(since([null])).toEqual(at(0));
});

it('the thread that has waited longest comes first', () => {
  const one = said(['guest'], ['author'], ['guest']);
  const other = { ...said(['guest'])[0], id: 'b', at: at(1) } as SaidWords;
  expect(waitingThreads([...one, other], ANSWERING).map(({ id }) => id)).toEqual(['b', '0']);
});
