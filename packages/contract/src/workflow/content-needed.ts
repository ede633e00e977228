import type { ResearchSection } from './sections.ts';

/** What a section may hold that its sending asks for; the texts name each in both languages. */
export const CONTENT_ITEMS = [
  'title',
  'category',
  'task',
  'goal',
  'dates',
  'concept',
  'stages',
  'dates_in_order',
  'planned_result',
  'tasks',
  'dates_inside_project',
  'result',
  'presentation',
  'plagiarism_report',
  'tasks_finished',
  'remarks_ticked',
  'final_report',
  'supervisor_review',
  'external_review',
  'financial_model',
] as const;
export type ContentItem = (typeof CONTENT_ITEMS)[number];

/** Kinds of work by what the final result of each is accompanied with. */
export type WorkKind = 'bachelor' | 'graduate' | 'master' | 'startup' | 'other';

interface Need {
  /** Without these nothing is sent. */
  hard: readonly ContentItem[];
  /** Without these the sender is asked once. */
  soft: readonly ContentItem[];
}

const NEEDS: Readonly<Record<ResearchSection, Need>> = {
  project: {
    hard: ['title', 'category'],
    soft: ['task', 'goal', 'dates', 'concept', 'stages', 'remarks_ticked'],
  },
  plan: {
    hard: ['title', 'dates_in_order'],
    soft: ['goal', 'planned_result', 'tasks', 'dates_inside_project', 'remarks_ticked'],
  },
  result: {
    hard: ['result'],
    soft: ['presentation', 'plagiarism_report', 'tasks_finished', 'remarks_ticked'],
  },
  final: { hard: ['final_report'], soft: ['presentation', 'remarks_ticked'] },
};

const FINAL_SOFT: Readonly<Record<WorkKind, readonly ContentItem[]>> = {
  bachelor: ['supervisor_review', 'plagiarism_report'],
  graduate: ['supervisor_review', 'plagiarism_report', 'external_review'],
  master: ['supervisor_review', 'plagiarism_report', 'external_review'],
  startup: ['financial_model'],
  other: [],
};

/**
 * What is still missing in a section before it is sent. `result` stands for any of the report, the
 * solution, the editor's text and the typed result; `final_report` for the file or the editor's text.
 */
export function missingContent(
  section: ResearchSection,
  has: ReadonlySet<ContentItem>,
  work: WorkKind = 'other',
): { hard: ContentItem[]; soft: ContentItem[] } {
  const { hard, soft } = NEEDS[section];
  const lacks = (item: ContentItem) => !has.has(item);
  const accompanied = section === 'final' ? FINAL_SOFT[work] : [];
  // nobody checks the pilot of a startup for borrowings
  const asked = work === 'startup' ? soft.filter((item) => item !== 'plagiarism_report') : soft;
  return { hard: hard.filter(lacks), soft: [...asked, ...accompanied].filter(lacks) };
}
