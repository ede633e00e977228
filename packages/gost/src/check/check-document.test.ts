import { describe, expect, it } from 'vitest';
import { figure, paragraph, section, snapshot } from '../model/sample-document.ts';
import { checkDocument } from './check-document.ts';
import { ALL_RULES, RULES } from './registry.ts';
import { textOf } from './testing/documents.ts';
import { goodThesis } from './testing/good-thesis.ts';

describe('checking a document', () => {
  it('finds nothing in a thesis that keeps every rule', () => {
    expect(checkDocument(goodThesis())).toEqual([]);
  });

  it('lists findings in reading order: the document, its sections, the list of sources', () => {
    const document = snapshot(
      [
        section('intro', 'i', '', paragraph('Актуальность  темы,цель.')),
        section('chap', 'c', 'Обзор.', paragraph('Текст.'), figure('f', 'схема')),
      ],
      { sources: [{ id: 's', raw: 'Сети', csl: null }] },
    );
    const places = checkDocument(document).map(({ place, subject }) =>
      subject.kind === 'source' ? 'source' : `${place.sectionId}${place.path}:${place.range ?? ''}`,
    );
    const ranks = ['', 'i', 'c', 'source'];
    const order = places.map((place) =>
      ranks.findIndex((rank, i) => i > 0 && place.startsWith(rank)),
    );
    expect(order.map((rank) => Math.max(rank, 0))).toEqual(
      order.map((rank) => Math.max(rank, 0)).toSorted(),
    );
    expect(places.filter((place) => place.startsWith('i0'))).toEqual(['i0:12,14', 'i0:18,19']);
  });

  it('does not run rules that are switched off', () => {
    const document = textOf('Один  два');
    const rules = (off: string[]) => checkDocument(document, { off }).map(({ rule }) => rule);
    expect(rules([])).toContain('T-double-space');
    expect(rules(['T-double-space'])).not.toContain('T-double-space');
  });

  it('gives plain data that can leave a worker', () => {
    const findings = checkDocument(textOf('Один  два - "три'));
    expect(structuredClone(findings)).toEqual(findings);
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  });

  it('survives content that the schema does not know', () => {
    const odd = {
      type: 'doc',
      content: [
        { type: 'mystery', content: [{ type: 'paragraph' }] },
        { type: 'tableBlock' },
        { type: 'figure' },
      ],
    };
    const document = snapshot([{ id: 'c', kind: 'chap', title: 'Обзор', content: odd }]);
    expect(() => checkDocument(document)).not.toThrow();
  });
});

describe('the table of rules', () => {
  it('has every rule once, with its clause and standard', () => {
    expect(Object.keys(RULES)).toEqual(ALL_RULES.map(({ id }) => id));
    expect(new Set(Object.keys(RULES)).size).toBe(ALL_RULES.length);
    for (const { clause, standard } of Object.values(RULES)) {
      expect(clause).not.toBe('');
      expect(standard).not.toBe('');
    }
  });

  it('covers the parts of the standard that a writer can break', () => {
    const fromGost = Object.keys(RULES).filter((id) => id.startsWith('G32-'));
    expect(fromGost.length).toBeGreaterThanOrEqual(45);
  });
});
