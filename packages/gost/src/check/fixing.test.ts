import { type DocumentSnapshot, sectionSchema } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraph, text } from '../model/sample-document.ts';
import { checkDocument, type Finding } from './check-document.ts';
import { fixAll, fixFinding } from './fix.ts';
import { chapterOf, textOf } from './testing/documents.ts';
import { goodThesis } from './testing/good-thesis.ts';
import { wordsTaken } from './testing/judge.ts';
import { messyDocument } from './testing/messy-document.ts';

const keyOf = (finding: Finding): string => JSON.stringify(finding);

function expectValid(document: DocumentSnapshot): void {
  for (const { content } of document.sections) sectionSchema.nodeFromJSON(content).check();
}

describe('mending only what is wanted', () => {
  it('leaves the breaches of other rules as they are', () => {
    const before = textOf('Один  два и "три"  четыре');
    const { snapshot, fixed } = fixAll(before, {}, ({ rule }) => rule === 'T-double-space');
    const left = new Set(checkDocument(snapshot).map(({ rule }) => rule));
    expect([left.has('T-double-space'), left.has('T-quotes')]).toEqual([false, true]);
    expect(new Set(fixed.map(({ rule }) => rule))).toEqual(new Set(['T-double-space']));
  });
});

describe('mending one finding', () => {
  it('makes it go away, keeps the words and the schema, whatever the document is', () => {
    fc.assert(
      fc.property(messyDocument, (document) => {
        const findings = checkDocument(document);
        for (const finding of findings.filter(({ fixable, asked }) => fixable && !asked)) {
          const after = fixFinding(document, finding);
          if (!after) throw new Error(`${finding.rule} says it can mend and does not`);
          expectValid(after);
          expect(wordsTaken(finding.rule, document, after)).toEqual([]);
          const same = (list: Finding[]) => list.filter(({ rule }) => rule === finding.rule);
          const left = same(checkDocument(after));
          const gone = !left.some((other) => keyOf(other) === keyOf(finding));
          expect(gone || left.length < same(findings).length).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

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
        expect(
          checkDocument(once.snapshot).filter(({ fixable, asked }) => fixable && !asked),
        ).toEqual([]);
        const twice = fixAll(once.snapshot);
        expect(twice.fixed).toEqual([]);
        expect(twice.snapshot).toBe(once.snapshot);
      }),
      { numRuns: 60 },
    );
  });

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
