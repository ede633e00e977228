import { describe, expect, it } from 'vitest';
import { looksChanged } from './looks.ts';

type Inline = string | [text: string, ...marks: string[]];

const inlines = (parts: readonly Inline[]) =>
  parts.map((part) => {
    const [text, ...marks] = typeof part === 'string' ? [part] : part;
    return {
      type: 'text',
      text,
      ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
    };
  });
const paragraph = (...parts: Inline[]) => ({ type: 'paragraph', content: inlines(parts) });
const text = (...content: object[]) =>
  ({ kind: 'content', content: JSON.stringify({ type: 'doc', content }) }) as const;
const list = (type: 'bulletList' | 'orderedList', ...items: string[]) => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
const linked = (href: string) =>
  text({
    type: 'paragraph',
    content: [{ type: 'text', text: 'сайт', marks: [{ type: 'link', attrs: { href } }] }],
  });

describe('the looks of a text have changed', () => {
  it.each([
    [
      'a word becomes bold and another one is added',
      text(paragraph('Сравнить методы')),
      text(paragraph('Сравнить все ', ['методы', 'bold'])),
    ],
    [
      'a paragraph becomes a list and loses a word',
      text(paragraph('Обзор, методы, выводы')),
      text(list('bulletList', 'Обзор', 'методы')),
    ],
    [
      'the points of a list become numbers and there is one more',
      text(list('bulletList', 'Обзор')),
      text(list('orderedList', 'Обзор', 'Итог')),
    ],
    ['a link leads elsewhere', linked('https://one.ru/'), linked('https://two.ru/')],
  ])('when %s', (_, before, after) => {
    expect(looksChanged(before, after)).toBe(true);
    expect(looksChanged(after, before)).toBe(true);
  });

  it.each([
    ['only words change', text(paragraph('Сравнить методы')), text(paragraph('Сравнить меры'))],
    [
      'what is added is bold, be it a word that was there before',
      text(paragraph('и методы')),
      text(paragraph(['и цели', 'bold'], ' и методы')),
    ],
    [
      'a point of a list is added',
      text(list('bulletList', 'Обзор')),
      text(list('bulletList', 'Обзор', 'Итог')),
    ],
    ['nothing is written', { kind: 'content', content: '' } as const, text(paragraph('Обзор'))],
  ])('but not when %s', (_, before, after) => {
    expect(looksChanged(before, after)).toBe(false);
    expect(looksChanged(after, before)).toBe(false);
  });
});
