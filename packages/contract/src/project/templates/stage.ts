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

/** Title, goal and planned result. */
type Words = readonly [title: string, goal: string, result: string];

/** A stage of a template from its words in both languages. */
export function stage(ru: Words, en: Words, share = 1): TemplateStage {
  return {
    title: { ru: ru[0], en: en[0] },
    goal: { ru: ru[1], en: en[1] },
    planned_result: { ru: ru[2], en: en[2] },
    share,
  };
}
