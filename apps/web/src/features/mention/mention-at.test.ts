import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, textParts, withMention, withSign } from './mention-at.ts';

const ivanov = { id: 'i', name: 'Иванов И. И.' };
const ivan = { id: 'k', name: 'Иванов И.' };

describe('a mention that is typed', () => {
  it.each([
    ['@', { start: 0, query: '' }],
    ['см. @Ива', { start: 4, query: 'Ива' }],
    ['(@Анна-Мар', { start: 1, query: 'Анна-Мар' }],
    ['почта ivan@mail', null],
    ['@Иванов ', null],
    ['без знака', null],
  ])('in «%s» is found at its sign', (text, found) => {
    expect(mentionAt(text, text.length)).toEqual(found);
  });

  it('is looked for before the caret only', () => {
    expect(mentionAt('@Ива посмотрите', 4)).toEqual({ start: 0, query: 'Ива' });
    expect(mentionAt('посмотрите @Ива', 5)).toBeNull();
  });

  it('gives its place to the name, with one space behind it', () => {
    const chosen = { start: 4, caret: 8, name: ivanov.name };
    expect(withMention('см. @Ива сюда', chosen)).toEqual({
      text: 'см. @Иванов И. И. сюда',
      caret: 18,
    });
  });

  it('begins apart from the word before it', () => {
    expect(withSign('см.', 3)).toEqual({ text: 'см. @', caret: 5 });
    expect(withSign('', 0)).toEqual({ text: '@', caret: 1 });
  });
});

describe('a text that calls people', () => {
  it('is shown in pieces, the longer of two names where it stands whole', () => {
    const text = '@Иванов И. И. и @Иванов И., почта a@b.ru';
    expect(textParts(text, [ivan, ivanov])).toEqual([ivanov, ' и ', ivan, ', почта a@b.ru']);
  });

  it('calls only those whose name is left in it, each once', () => {
    expect(mentionedIn('@Иванов И. И. @Иванов И. И.', [ivan, ivanov])).toEqual(['i']);
    expect(mentionedIn('Иванов И. И.', [ivanov])).toEqual([]);
  });
});
