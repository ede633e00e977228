import { describe, expect, it } from 'vitest';
import { likelyWord } from './reference-words.ts';

describe('the word before a reference', () => {
  it.each([
    ['figure', 'Схема показана на ', 'рисунке'],
    ['table', 'Данные приведены в ', 'таблице'],
    ['formula', 'Как видно из ', 'формулы'],
    ['section', 'Сравним с ', 'разделом'],
    ['figure', '', 'рисунок'],
    ['figure', 'Это видно (', 'рисунок'],
    ['appendix', 'Код дан в ', 'приложении'],
  ] as const)('of a %s after «%s» is «%s»', (kind, before, word) => {
    expect(likelyWord(kind, before)).toBe(word);
  });
});
