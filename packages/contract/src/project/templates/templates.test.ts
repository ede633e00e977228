import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_NUMERIC_STAGES } from '../../workflow/index.ts';
import { TEMPLATES_OF_TYPE, templateCodeSchema } from './codes.ts';
import { isTemplateGoal, ROADMAP_TEMPLATES } from './templates.ts';

const words = z.strictObject({ ru: z.string().trim().min(1), en: z.string().trim().min(1) });
const stage = z.strictObject({
  title: words,
  goal: words,
  planned_result: words,
  share: z.int().positive(),
});
const templates = z.strictObject({ start: stage, numeric: z.array(stage), finish: stage });

describe('roadmap templates', () => {
  const all = Object.entries(ROADMAP_TEMPLATES);

  it('are of the form that their files promise, for every code and no other', () => {
    expect(z.record(templateCodeSchema, templates).parse(ROADMAP_TEMPLATES)).toEqual(
      ROADMAP_TEMPLATES,
    );
  });

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

it('a goal is of a template in either language until a word of it is changed', () => {
  for (const { goal } of [
    ...ROADMAP_TEMPLATES.phd.numeric,
    ...ROADMAP_TEMPLATES.startup_diploma.numeric,
  ]) {
    expect([isTemplateGoal(goal.ru), isTemplateGoal(` ${goal.en} `)]).toEqual([true, true]);
    expect(isTemplateGoal(`${goal.ru} Трёх марок стали.`)).toBe(false);
  }
  expect(isTemplateGoal('')).toBe(false);
});
