import { describe, expect, it } from 'vitest';
import { normocontrol as en } from './en/normocontrol.ts';
import { type RuleTextId, ruleText } from './normocontrol.ts';
import { normocontrol as ru } from './ru/normocontrol.ts';

const ids = Object.keys(ru) as RuleTextId[];
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found))].sort();

describe('texts of normocontrol', () => {
  it('speak of the same rules in both languages', () => {
    expect(Object.keys(en).sort()).toEqual([...ids].sort());
  });

  it.each(ids)('of %s are complete, quiet, and name the same values in both languages', (id) => {
    for (const part of ['title', 'message', 'advice'] as const) {
      for (const text of [ru[id][part], en[id][part]]) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/[!"]| - |\s\s/);
      }
      expect(placeholders(en[id][part])).toEqual(placeholders(ru[id][part]));
    }
    // the title and the advice stand above all findings of a rule
    expect(placeholders(ru[id].title + ru[id].advice)).toEqual([]);
    expect(ru[id].title).not.toMatch(/\.$/);
  });

  it('take the values of a finding in', () => {
    expect(
      ruleText('ru', 'G32-5.3.2.1-keywords-count', { count: 4, least: 5, most: 15 }).message,
    ).toBe('Ключевых слов: 4. Нужно от 5 до 15.');
    expect(ruleText('en', 'T-repeated-word', { word: 'в' }).message).toBe(
      'The word “в” stands twice in a row.',
    );
  });

  it('show a value that is missing instead of hiding it', () => {
    expect(ruleText('ru', 'T-repeated-word').message).toContain('{{word}}');
  });
});
