import type { TemplateCode } from './codes.ts';
import dissertation from './dissertation.json' with { type: 'json' };
import qualifying from './qualifying.json' with { type: 'json' };
import research from './research.json' with { type: 'json' };
import shared from './stages.json' with { type: 'json' };
import startup from './startup.json' with { type: 'json' };

/** A text in both languages. */
export interface BilingualText {
  ru: string;
  en: string;
}

/** A stage of a roadmap template. */
export interface TemplateStage {
  title: BilingualText;
  goal: BilingualText;
  planned_result: BilingualText;
  /** Its part of the time of the project, in proportion to the others. */
  share: number;
}

/** The stages that a new project begins with. */
export interface RoadmapTemplate {
  start: TemplateStage;
  numeric: readonly TemplateStage[];
  finish: TemplateStage;
}

/** A stage, or the name under which several templates share it. */
type Written = TemplateStage | string;
type WrittenTemplate = { start: Written; numeric: readonly Written[]; finish: Written };

const SHARED: Readonly<Record<string, TemplateStage>> = shared;
const WRITTEN: Readonly<Record<TemplateCode, WrittenTemplate>> = {
  ...research,
  ...qualifying,
  ...dissertation,
  ...startup,
};

function stageOf(written: Written): TemplateStage {
  const stage = typeof written === 'string' ? SHARED[written] : written;
  if (!stage) throw new Error(`no stage is called ${written}`);
  return stage;
}

const templateOf = ({ start, numeric, finish }: WrittenTemplate): RoadmapTemplate => ({
  start: stageOf(start),
  numeric: numeric.map(stageOf),
  finish: stageOf(finish),
});

/**
 * What projects begin with, by the code of the template. The numbers of a startup that is a diploma follow
 * the usual rules of universities, which differ.
 */
export const ROADMAP_TEMPLATES = Object.fromEntries(
  Object.entries(WRITTEN).map(([code, written]) => [code, templateOf(written)]),
) as Readonly<Record<TemplateCode, RoadmapTemplate>>;

const ALL = Object.values(ROADMAP_TEMPLATES);

const GOALS: ReadonlySet<string> = new Set(
  ALL.flatMap(({ start, numeric, finish }) => [start, ...numeric, finish]).flatMap(({ goal }) => [
    goal.ru,
    goal.en,
  ]),
);

const FINISHES: ReadonlySet<string> = new Set(
  ALL.flatMap(({ finish }) => [finish.title.ru, finish.title.en]),
);

/** Whether the finish is called as a template calls it, in whichever language. */
export function isTemplateFinish(title: string): boolean {
  return FINISHES.has(title.trim());
}

/** Whether the goal of a stage stands as a template has given it, in whichever language. */
export function isTemplateGoal(goal: string): boolean {
  return GOALS.has(goal.trim());
}
