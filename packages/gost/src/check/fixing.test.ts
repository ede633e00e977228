import { type DocumentSnapshot, documentWords, sectionSchema } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraph, text } from '../model/sample-document.ts';
import { checkDocument } from './check-document.ts';
import type { Finding } from './finding.ts';
import { fixAll } from './fix-all.ts';
import { fixFinding } from './fix-finding.ts';
import type { RuleId } from './registry.ts';
import { RULES } from './rules-table.ts';
import { chapterOf, textOf } from './testing/documents.ts';
import { goodThesis } from './testing/good-thesis.ts';
import { messyDocument } from './testing/messy-document.ts';

/** The words that a rule's fix may take away; whatever is not here may take none. */
const MAY_LOSE: Partial<Record<RuleId, RegExp>> = {
  'T-mixed-script': /^(cистема|Сisco)$/i,
  'U8-8.11-no-mix': /^(час|сек)$/i,
  'G32-6.5.7-caption-typed': /^(Рис|Рисунок|\d+)$/i,
  'G32-6.6.3-caption-typed': /^(Таблица|\d+)$/i,
  'V-listing-typed': /^(Листинг|\d+)$/i,
  'G32-6.5.7-caption-paragraph': /^(Рис|Рисунок|Таблица|\d+)$/i,
  'G32-6.4.1-sequence': /^(Глава|\d+)$/i,
  'G32-6.17.3-typed': /^(Приложение|А)$/i,
  'G32-6.4.6-typed-list': /^\d+$/i,
  'G32-6.4.6-typed-marker': /^\d+$/i,
  'V-typed-reference': /^(\d+|[А-Я])$/i,
  'G32-6.5.1-reference-word': /^[Рр]ис\d*$/i,
  'G32-6.6.2-reference-word': /^[Тт]абл$/i,
  'G32-6.17.2-reference-word': /^[Пп]рил$/i,
  'G32-6.7.3-note-single': /^(Примечание|Прим)$/i,
  'B100-5.2-no-GMD': /^(Электронный|ресурс)$/i,
  'B100-5.8-access-mode': /^(Режим|доступа)$/i,
  'B100-5.6-extent': /^стр$/i,
  'G32-6.16-typed-number': /^\d+$/i,
};

const keyOf = (finding: Finding): string => JSON.stringify(finding);
const letters = (words: readonly string[]): string => [...words.join('')].sort().join('');
const small = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Words that stand in `before` more often than in `after`. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function expectWordsKept(rule: RuleId, before: DocumentSnapshot, after: DocumentSnapshot): void {
  const [was, is] = [documentWords(before), documentWords(after)];
  const { fix } = RULES[rule];
  if (fix === 'signs') expect(letters(is)).toBe(letters(was));
  else if (fix === 'case') expect(letters(small(is))).toBe(letters(small(was)));
  else {
    const allowed = MAY_LOSE[rule] ?? /^$/;
    expect(lost(small(was), small(is)).filter((word) => !allowed.test(word))).toEqual([]);
  }
}

function expectValid(document: DocumentSnapshot): void {
  for (const { content } of document.sections) sectionSchema.nodeFromJSON(content).check();
}

describe('mending one finding', () => {
  it('makes it go away, keeps the words and the schema, whatever the document is', () => {
    fc.assert(
      fc.property(messyDocument, (document) => {
        const findings = checkDocument(document);
        for (const finding of findings.filter(({ fixable }) => fixable)) {
          const after = fixFinding(document, finding);
          if (!after) throw new Error(`${finding.rule} says it can mend and does not`);
          expectValid(after);
          expectWordsKept(finding.rule, document, after);
          const same = (list: Finding[]) => list.filter(({ rule }) => rule === finding.rule);
          const left = same(checkDocument(after));
          const gone = !left.some((other) => keyOf(other) === keyOf(finding));
          expect(gone || left.length < same(findings).length).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('is refused when the document has changed meanwhile', () => {
    const [finding] = checkDocument(textOf('Один  два')).filter(
      ({ rule }) => rule === 'T-double-space',
    );
    expect(finding && fixFinding(textOf('Совсем другой текст'), finding)).toBeNull();
    expect(finding && fixFinding(textOf('Перед. Один  два'), finding)).toBeNull();
  });

  it('is refused when only the writer can', () => {
    const [finding] = checkDocument(textOf('Я считаю.')).filter(
      ({ rule }) => rule === 'V-first-person',
    );
    expect(finding && fixFinding(textOf('Я считаю.'), finding)).toBeNull();
  });

  it('shares with the old document what it does not touch', () => {
    const document = goodThesis();
    const broken = {
      ...document,
      sections: [...document.sections, ...textOf('Один  два').sections],
    };
    const [finding] = checkDocument(broken).filter(({ rule }) => rule === 'T-double-space');
    const after = finding && fixFinding(broken, finding);
    expect(after?.sections[3]).toBe(broken.sections[3]);
  });
});

describe('mending everything', () => {
  it('leaves nothing mendable, and a second time changes nothing', () => {
    fc.assert(
      fc.property(messyDocument, (document) => {
        const once = fixAll(document);
        expectValid(once.snapshot);
        expect(checkDocument(once.snapshot).filter(({ fixable }) => fixable)).toEqual([]);
        const twice = fixAll(once.snapshot);
        expect(twice.fixed).toEqual([]);
        expect(twice.snapshot).toBe(once.snapshot);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('leaves a right document as it is', () => {
    const document = goodThesis();
    expect(fixAll(document).snapshot).toBe(document);
  });

  it('tells what was mended', () => {
    const { snapshot, fixed } = fixAll(
      chapterOf(paragraph('Один  два - ', text('три', 'italic'), ' .')),
    );
    expect(fixed.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['T-double-space', 'T-dash', 'T-space-before-sign']),
    );
    expect(snapshot.sections.find(({ kind }) => kind === 'chap')?.content.content).toEqual([
      paragraph('Один два\u00A0— ', text('три', 'italic'), '.'),
    ]);
  });

  it('does not mend by rules that are switched off', () => {
    const off = ['T-double-space'];
    const { snapshot } = fixAll(textOf('Один  два.'), { off });
    expect(snapshot.sections.find(({ kind }) => kind === 'chap')?.content.content).toEqual([
      paragraph('Один  два.'),
    ]);
  });
});
