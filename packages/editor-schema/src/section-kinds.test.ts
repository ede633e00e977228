import { describe, expect, it } from 'vitest';
import {
  GENERATED_KINDS,
  isSectionKind,
  REPEATABLE_KINDS,
  SECTION_KINDS,
} from './section-kinds.ts';

describe('the kinds of sections', () => {
  it('stand in the order of the standard', () => {
    const place = (kind: (typeof SECTION_KINDS)[number]) => SECTION_KINDS.indexOf(kind);
    const order = ['title', 'abstract', 'main', 'terms', 'abbreviations', 'intro', 'chap'] as const;
    const end = ['conclusion', 'references', 'applications'] as const;
    const places = [...order, ...end].map(place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(SECTION_KINDS).size).toBe(SECTION_KINDS.length);
  });

  it('are told from other words', () => {
    expect(SECTION_KINDS.every(isSectionKind)).toBe(true);
    for (const other of ['chapter', '', 'Title', null, 5, ['chap']]) {
      expect(isSectionKind(other)).toBe(false);
    }
  });

  it('never are both generated and repeatable', () => {
    expect([...GENERATED_KINDS].filter((kind) => REPEATABLE_KINDS.has(kind))).toEqual([]);
  });
});
