import { describe, expect, it } from 'vitest';
import { paragraph, section, snapshot } from '../model/sample-document.ts';
import { checkDocument, type Finding } from './check-document.ts';
import { quoteOf, suppressionOf } from './suppressed.ts';

const chapter = (...texts: string[]) =>
  snapshot([section('chap', 'c', 'Обзор', ...texts.map((text) => paragraph(text)))]);
const spaces = (document: ReturnType<typeof chapter>): Finding[] =>
  checkDocument(document).filter(({ rule }) => rule === 'T-double-space');
const aside = (quote: string | null) => ({
  rule: 'T-double-space',
  quote,
  reason: 'Так в образце',
  by: 'Орлов',
  at: '2026-11-01T10:00:00Z',
});

describe('a finding that is set aside', () => {
  it('stays so when its place moves, and comes back when its words change', () => {
    const before = chapter('Слова  тут стоят.');
    const [found] = spaces(before);
    if (!found) throw new Error('nothing found');
    const suppressed = [aside(quoteOf(before, found))];
    const hidden = (document: ReturnType<typeof chapter>) =>
      spaces(document).map((one) =>
        Boolean(
          suppressionOf({ ...document, settings: { ...document.settings, suppressed } }, one),
        ),
      );
    expect(hidden(chapter('Новый абзац  есть.', 'Слова  тут стоят.'))).toEqual([false, true]);
    expect(hidden(chapter('Слова  здесь стоят.'))).toEqual([false]);
  });

  it('is every one of a rule that is set aside as a whole', () => {
    const document = chapter('Слова  тут.', 'Слова  там.');
    const settings = { ...document.settings, suppressed: [aside(null)] };
    const all = spaces(document).map(
      (one) => suppressionOf({ ...document, settings }, one)?.reason,
    );
    expect(all).toEqual(['Так в образце', 'Так в образце']);
  });
});
