import { expect, it } from 'vitest';
import { commentOf } from './comment.sample.ts';
import { addressOf, quoteOf, selectedIn, taskTitleOf, threadsOf } from './threads.ts';

it('answers stand in their threads, whatever lies between them', () => {
  const [one, other] = [commentOf({ id: 'a' }), commentOf({ id: 'b' })];
  const answers = [commentOf({ id: 'c', thread_id: 'b' }), commentOf({ id: 'd', thread_id: 'a' })];
  const threads = threadsOf([one, other, ...answers]);
  expect(
    threads.map(({ beginning, answers: own }) => [beginning.id, own.map(({ id }) => id)]),
  ).toEqual([
    ['a', ['d']],
    ['b', ['c']],
  ]);
});

it('a task is called by the first line, without the gap that a mention leaves', () => {
  expect(taskTitleOf(commentOf({ text: '@Фомин Г. Л.  закажите датчик \nДо пятницы' }))).toBe(
    '@Фомин Г. Л. закажите датчик',
  );
});

it('a quotation has room for a thousand letters, the last of which says that there were more', () => {
  expect(quoteOf(' слова ')).toBe('слова');
  const long = quoteOf('я'.repeat(2000));
  expect([long.length, long.at(-1)]).toEqual([1000, '…']);
});

it('what is quoted was selected in this very text', () => {
  const [inside, beside] = [{}, {}] as [Node, Node];
  const text = { contains: (node: Node | null) => node === inside };
  const selection = { toString: () => 'датчика ', anchorNode: inside, focusNode: inside };
  expect(selectedIn(text, selection)).toBe('датчика');
  expect(selectedIn(text, { ...selection, focusNode: beside })).toBe('');
  expect(selectedIn(text, null)).toBe('');
});

it('the link to a comment keeps what else the address says', () => {
  const page = 'https://pv.ru/project/nir/1?task=2&comment=3#top';
  expect(addressOf('4', page)).toBe('https://pv.ru/project/nir/1?task=2&comment=4#top');
});
