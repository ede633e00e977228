import type { ProjectCategory, ProjectType, StageKind } from '../kinds/kinds.ts';
import type { ContentItem } from '../workflow/content-needed.ts';
import type { WorkflowSection } from '../workflow/sections.ts';

/** Every place that files are uploaded to. `stage_one` stands for each numeric stage of a roadmap. */
export const FILE_SLOTS = [
  'task_statement_file',
  'additional_source_materials_file',
  'stage_one__stage_report_file',
  'stage_one__task_solution_file',
  'stage_one__presentation_file',
  'stage_one__plagiat_report_file',
  'stage_one__additional_source_materials_file',
  'stage_one__additional_materials_file',
  'stage_final__final_report_file',
  'stage_final__presentation_file',
  'stage_final__check_report_plagiat_file',
  'stage_final__supervisor_review_file',
  'stage_final__review_file',
  'stage_final__final_financial_model_file',
  'stage_final__additional_materials_file',
] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

/**
 * Who fills a slot: everybody who edits the project; the supervisor, or the curator where there is no
 * supervisor; the supervisor or the curator unless he is the author himself.
 */
export type Uploader = 'editors' | 'supervisor' | 'reviewer';

/** What one slot is. */
export interface SlotRule {
  /** The kind of stage that it belongs to. */
  stage: StageKind;
  /** One current file with its versions, or as many as are needed. */
  many: boolean;
  uploader: Uploader;
  /** Part of what is approved: locked with its section, held by editions. */
  substantive: boolean;
  /** What of the content that a sending asks for it gives. */
  gives: ContentItem | null;
  types: readonly ProjectType[];
  /** Categories of research where it is shown; null for all. */
  categories: readonly ProjectCategory[] | null;
}

const EVERY_KIND: readonly ProjectType[] = ['nir', 'startup', 'article'];

const base = { many: false, uploader: 'editors', gives: null, categories: null } as const;
/** Part of what its section is approved with. */
const work = { ...base, substantive: true, types: EVERY_KIND } as const;
/** Material beside the work, as many files as there are. */
const beside = { ...base, many: true, substantive: false, types: EVERY_KIND } as const;
/** Written about the work by others, so it is no part of what the author sends. */
const review = { ...base, substantive: false, stage: 'finish' } as const;

/** The slots as data. */
export const SLOTS: Readonly<Record<FileSlot, SlotRule>> = {
  task_statement_file: { ...work, stage: 'start', gives: 'task' },
  additional_source_materials_file: { ...beside, stage: 'start' },
  stage_one__stage_report_file: { ...work, stage: 'numeric', gives: 'result' },
  stage_one__task_solution_file: { ...work, stage: 'numeric', gives: 'result' },
  stage_one__presentation_file: { ...work, stage: 'numeric', gives: 'presentation' },
  stage_one__plagiat_report_file: { ...work, stage: 'numeric', gives: 'plagiarism_report' },
  stage_one__additional_source_materials_file: { ...beside, stage: 'numeric' },
  stage_one__additional_materials_file: { ...beside, stage: 'numeric' },
  stage_final__final_report_file: { ...work, stage: 'finish', gives: 'final_report' },
  stage_final__presentation_file: {
    ...work,
    stage: 'finish',
    gives: 'presentation',
    types: ['nir', 'startup'],
  },
  stage_final__check_report_plagiat_file: { ...work, stage: 'finish', gives: 'plagiarism_report' },
  stage_final__supervisor_review_file: {
    ...review,
    uploader: 'supervisor',
    gives: 'supervisor_review',
    types: ['nir'],
  },
  stage_final__review_file: {
    ...review,
    uploader: 'reviewer',
    gives: 'external_review',
    types: ['nir', 'article'],
  },
  stage_final__final_financial_model_file: {
    ...work,
    stage: 'finish',
    gives: 'financial_model',
    types: ['startup', 'nir'],
    categories: ['nioktr', 'project'],
  },
  stage_final__additional_materials_file: { ...beside, stage: 'finish' },
};

/** The slots of a stage of this kind, in the order in which they are shown. */
export function slotsOf(
  stage: StageKind,
  { type, category }: { type: ProjectType; category: ProjectCategory | null },
): FileSlot[] {
  return FILE_SLOTS.filter((slot) => {
    const rule = SLOTS[slot];
    if (rule.stage !== stage || !rule.types.includes(type)) return false;
    return !category || !rule.categories || rule.categories.includes(category);
  });
}

const SECTION_OF: Readonly<Record<StageKind, WorkflowSection>> = {
  start: 'project',
  numeric: 'result',
  finish: 'final',
};

/** The section whose approval a slot goes with. */
export function sectionOfSlot(slot: FileSlot): WorkflowSection {
  return SECTION_OF[SLOTS[slot].stage];
}

/** Whether a section cannot be sent without what the slot gives, or is better sent with it. */
export function slotNeed(
  slot: FileSlot,
  missing: { hard: readonly ContentItem[]; soft: readonly ContentItem[] },
): 'required' | 'wanted' | null {
  const { gives } = SLOTS[slot];
  if (!gives) return null;
  if (missing.hard.includes(gives)) return 'required';
  return missing.soft.includes(gives) ? 'wanted' : null;
}
