import { expect, test } from 'vitest';
import { commentsOfLines, remarkLine } from './remark-line.ts';
import { commentAnchorSchema } from './views.ts';

const said = (id: string, text: string, quote = '') => ({
  id,
  text,
  anchor: quote === '' ? null : commentAnchorSchema.parse({ section: 'a', quote }),
});

test('a comment becomes a line with the words that it is about', () => {
  expect(remarkLine(said('a', 'Чем это\nподтверждено?', 'шов\nдержит'))).toBe(
    '«шов держит» — Чем это подтверждено?',
  );
  expect(remarkLine(said('a', 'Вывод?'))).toBe('Вывод?');
  const anchor = commentAnchorSchema.parse({ section: 'a', quote: 'на рис. ', shown: 'на рис. 2' });
  expect(remarkLine({ text: 'Где шкала?', anchor })).toBe('«на рис. 2» — Где шкала?');
  expect(remarkLine(said('a', 'Длинно', 'а'.repeat(200)))).toBe(`«${'а'.repeat(79)}…» — Длинно`);
});

test('a line is known by its whole words, or by those that it begins with; each comment once', () => {
  const comments = [said('a', 'Почему?', 'шов'), said('b', 'Где?', 'шов'), said('c', 'Вывод?')];
  const lines = ['«шов» — Где?', '«шов» — Почему именно так?', 'Вывод?', 'Вывод?', 'Новое'];
  expect(commentsOfLines(lines, comments)).toEqual(['b', 'a', 'c', null, null]);
});
