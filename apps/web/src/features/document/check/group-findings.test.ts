import type { Finding } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import {
  countBySection,
  groupFindings,
  inSection,
  isWithin,
  keyOf,
  NO_SECTION,
} from './group-findings.ts';
import type { ShownFinding } from './protocol.ts';

function shown(part: Partial<Finding>): ShownFinding {
  const finding: Finding = {
    rule: 'T-yo',
    clause: '1',
    standard: 'Русская типографика',
    severity: 'practice',
    place: { sectionId: 'a', path: [0], range: [0, 1] },
    subject: { kind: 'text' },
    values: {},
    fixable: false,
    ...part,
  };
  return { finding, excerpt: { before: '', marked: '', after: '' } };
}

const nowhere = { sectionId: '', path: [] };
const FINDINGS = [
  shown({
    rule: 'G32-4-required',
    severity: 'must',
    place: nowhere,
    subject: { kind: 'document' },
  }),
  shown({}),
  shown({ rule: 'T-repeated-word', place: { sectionId: 'b', path: [1] } }),
  shown({ place: { sectionId: 'b', path: [2], range: [3, 4] } }),
  shown({ severity: 'should', place: nowhere, subject: { kind: 'source', id: 's' } }),
] as ShownFinding[];

describe('grouping of findings', () => {
  it('puts demands first and the breaches of one rule together, in reading order', () => {
    const groups = groupFindings(FINDINGS);
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['must', 1],
      ['should', 1],
      ['practice', 3],
    ]);
    expect(groups[2]?.rules.map(({ rule, findings }) => [rule, findings.length])).toEqual([
      ['T-yo', 2],
      ['T-repeated-word', 1],
    ]);
  });

  it('puts spaces and signs last, whatever standard they come from', () => {
    const groups = groupFindings([
      shown({ rule: 'U8-8.3-nobreak', severity: 'must' }),
      shown({ rule: 'T-dash' }),
      shown({}),
    ]);
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['practice', 1],
      ['signs', 2],
    ]);
  });

  it('knows what belongs to one rule in one section', () => {
    const within = (rule: Finding['rule'], section: string | null) =>
      FINDINGS.filter(({ finding }) => isWithin(finding, { rule, section })).length;
    expect([within('T-yo', null), within('T-yo', 'b'), within('T-dash', null)]).toEqual([3, 1, 0]);
    expect(within('T-yo', NO_SECTION.sources)).toBe(1);
    expect(FINDINGS.every(({ finding }) => isWithin(finding, null))).toBe(true);
  });

  it('leaves out kinds of which there is nothing', () => {
    expect(groupFindings([])).toEqual([]);
    expect(groupFindings([shown({})]).map(({ kind }) => kind)).toEqual(['practice']);
  });

  it('counts by section; what is in no section has a place of its own', () => {
    expect([...countBySection(FINDINGS)]).toEqual([
      [NO_SECTION.document, 1],
      ['a', 1],
      ['b', 2],
      [NO_SECTION.sources, 1],
    ]);
    for (const [id, count] of countBySection(FINDINGS)) {
      expect(inSection(FINDINGS, id)).toHaveLength(count);
    }
    expect(inSection(FINDINGS, null)).toBe(FINDINGS);
  });

  it('tells findings of one rule in one place apart', () => {
    const twins = [shown({ place: nowhere }), shown({ place: nowhere })];
    expect(new Set(twins.map(keyOf)).size).toBe(2);
  });
});
