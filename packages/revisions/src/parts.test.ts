import { expect, it } from 'vitest';
import { partsIn } from './parts.ts';

it('words that somebody suggests to delete are not run together with those put in their place', () => {
  const suggestion = { id: 's', author: 'А', authorId: null, at: '' };
  const paragraph = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'вывод с ' },
      { type: 'text', text: 'цифрами', marks: [{ type: 'deletion' as const, attrs: suggestion }] },
      { type: 'formulaInline', attrs: { tex: 'a', change: { deletion: suggestion } } },
      { type: 'text', text: 'числами', marks: [{ type: 'insertion' as const, attrs: suggestion }] },
    ],
  };
  expect(partsIn(paragraph).map(({ text }) => text)).toEqual(['вывод с числами']);
});
