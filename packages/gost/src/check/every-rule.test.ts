import { sectionSchema } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { fixFinding } from './fix.ts';
import { ALL_RULE_IDS, RULES } from './registry.ts';
import { BREACHES } from './testing/breaches.ts';
import { found, mended, wordsTaken } from './testing/judge.ts';

describe.each(ALL_RULE_IDS)('%s', (rule) => {
  const document = BREACHES[rule];
  const findings = found(rule, document);

  it('finds its breach and says of it what its table promises', () => {
    expect(findings.length).toBeGreaterThan(0);
    const { clause, standard, severity, values } = RULES[rule];
    for (const finding of findings) {
      expect(finding).toMatchObject({ rule, clause, standard, severity });
      expect(Object.keys(finding.values).toSorted()).toEqual([...values].toSorted());
    }
  });

  it('points at a place that exists', () => {
    for (const { place, subject } of findings) {
      if (subject.kind === 'document' || subject.kind === 'source') {
        expect(place.sectionId).toBe('');
        continue;
      }
      const section = document.sections.find(({ id }) => id === place.sectionId);
      const node = place.path.reduce((at, index) => at?.content?.[index], section?.content);
      expect(node).toBeDefined();
      const [from, to] = place.range ?? [0, 0];
      expect(from).toBeLessThanOrEqual(to);
    }
  });

  it('mends its breach when its table says so, and takes away no word of its own will', () => {
    const fixable = findings.filter((finding) => finding.fixable);
    expect(fixable.length > 0).toBe(RULES[rule].fix !== 'none');
    for (const finding of fixable) {
      const after = fixFinding(document, finding);
      if (!after) throw new Error('not mended');
      expect(wordsTaken(rule, document, after)).toEqual([]);
      for (const { content } of after.sections) sectionSchema.nodeFromJSON(content).check();
    }
    expect(found(rule, mended(rule, document)).filter((finding) => finding.fixable)).toEqual([]);
  });
});
