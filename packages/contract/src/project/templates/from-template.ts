import { ROADMAP_TEMPLATES } from './templates.ts';

const GOALS: ReadonlySet<string> = new Set(
  Object.values(ROADMAP_TEMPLATES)
    .flatMap(({ start, numeric, finish }) => [start, ...numeric, finish])
    .flatMap(({ goal }) => [goal.ru, goal.en]),
);

const FINISHES: ReadonlySet<string> = new Set(
  Object.values(ROADMAP_TEMPLATES).flatMap(({ finish }) => [finish.title.ru, finish.title.en]),
);

/** Whether the finish is called as a template calls it, in whichever language. */
export function isTemplateFinish(title: string): boolean {
  return FINISHES.has(title.trim());
}

/** Whether the goal of a stage stands as a template has given it, in whichever language. */
export function isTemplateGoal(goal: string): boolean {
  return GOALS.has(goal.trim());
}
