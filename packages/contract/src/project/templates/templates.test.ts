import { describe, expect, it } from 'vitest';
import { MAX_NUMERIC_STAGES } from '../../workflow/index.ts';
import { TEMPLATES_OF_TYPE } from './codes.ts';
import { ROADMAP_TEMPLATES } from './templates.ts';

describe('roadmap templates', () => {
  const all = Object.entries(ROADMAP_TEMPLATES);

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

  it('give every category and every startup a roadmap, and an article none', () => {
    for (const code of [...TEMPLATES_OF_TYPE.nir, ...TEMPLATES_OF_TYPE.startup]) {
      expect(ROADMAP_TEMPLATES[code].numeric.length, code).toBeGreaterThan(0);
    }
    for (const code of TEMPLATES_OF_TYPE.article) {
      expect(ROADMAP_TEMPLATES[code].numeric).toEqual([]);
    }
  });

  it.each(['candidate', 'phd', 'doctor'] as const)(
    'lead a dissertation (%s) past opponents to its council and its registration',
    (code) => {
      const { numeric, finish } = ROADMAP_TEMPLATES[code];
      const names = numeric.map(({ title }) => title.ru);
      expect(names.slice(-2)).toEqual([
        'Обсуждение на кафедре',
        'Автореферат, оппоненты, ведущая организация',
      ]);
      expect(finish.title.ru).toBe('Защита в диссертационном совете');
      for (const document of ['документы для ВАК', 'ЕГИСУ НИОКТР']) {
        expect(finish.planned_result.ru).toContain(document);
      }
      expect(finish.planned_result.en).toContain('EGISU NIOKTR');
    },
  );

  it('bring a startup that is a diploma before three councils, then to a defence by the team', () => {
    const { numeric, finish } = ROADMAP_TEMPLATES.startup_diploma;
    const councils = numeric.filter(({ title }) => title.ru.includes('экспертный совет'));
    expect(councils.map((council) => council.planned_result.ru)).toEqual(
      [1, 2, 3].map(() => expect.stringMatching('е менее 30\u00a0%')),
    );
    expect(numeric.at(-1)?.planned_result.ru).toContain('90\u00a0%');
    expect(finish.goal.ru).toContain('каждый представляет свою часть');
  });
});
