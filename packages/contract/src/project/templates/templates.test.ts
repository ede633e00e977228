import { describe, expect, it } from 'vitest';
import { MAX_NUMERIC_STAGES } from '../../workflow/index.ts';
import { ARTICLE, STARTUP } from './startup.ts';
import { ROADMAP_TEMPLATES } from './templates.ts';

describe('roadmap templates', () => {
  const all = Object.entries({ ...ROADMAP_TEMPLATES, startup: STARTUP, article: ARTICLE });

  it.each(all)('of %s fit into a roadmap and are told in both languages', (_, template) => {
    expect(template.numeric.length).toBeLessThanOrEqual(MAX_NUMERIC_STAGES);
    for (const stage of [template.start, ...template.numeric, template.finish]) {
      for (const { ru, en } of [stage.title, stage.goal, stage.planned_result]) {
        expect(ru).toMatch(/[а-яё]/i);
        expect(en).toMatch(/^[^а-яё]+$/i);
      }
      expect(stage.share).toBeGreaterThan(0);
    }
  });

  it('do not repeat a stage', () => {
    for (const [, { numeric }] of all) {
      expect(new Set(numeric.map(({ title }) => title.ru)).size).toBe(numeric.length);
    }
  });

  it('give every category a roadmap, and an article none', () => {
    for (const [, { numeric }] of Object.entries(ROADMAP_TEMPLATES)) {
      expect(numeric.length).toBeGreaterThan(0);
    }
    expect(ARTICLE.numeric).toEqual([]);
  });
});
