import { describe, expect, it } from 'vitest';
import { MAX_NUMERIC_STAGES } from '../workflow/index.ts';
import { ROADMAP_TEMPLATES } from './templates.ts';

describe('roadmap templates', () => {
  const all = Object.entries(ROADMAP_TEMPLATES);

  it.each(all)('of %s fit into a roadmap and are named in both languages', (_, template) => {
    expect(template.numeric.length).toBeLessThanOrEqual(MAX_NUMERIC_STAGES);
    for (const { ru, en } of [template.start, ...template.numeric, template.finish]) {
      expect(ru).toMatch(/[а-яё]/i);
      expect(en).toMatch(/^[^а-яё]+$/i);
    }
  });

  it('do not repeat a stage', () => {
    for (const [, { numeric }] of all) {
      expect(new Set(numeric.map(({ ru }) => ru)).size).toBe(numeric.length);
    }
  });
});
