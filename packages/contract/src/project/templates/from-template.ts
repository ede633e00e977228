import { ROADMAP_TEMPLATES } from './templates.ts';

const GOALS: ReadonlySet<string> = new Set(
  Object.values(ROADMAP_TEMPLATES)
    .flatMap(({ start, numeric, finish }) => [start, ...numeric, finish])
    .flatMap(({ goal }) => [goal.ru, goal.en]),
);

/** Whether the goal of a stage stands as a template has given it, in whichever language. */
export function isTemplateGoal(goal: string): boolean {
  return GOALS.has(goal.trim());
}
