import type { WorkflowSection } from './sections.ts';

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

const NEEDS: Readonly<Record<WorkflowSection, Need>> = {
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

/** How much the lack of something matters: it refuses, is asked about once, or does not matter. */
export const CHECK_LEVELS = ['hard', 'soft', 'off'] as const;
type CheckLevel = (typeof CHECK_LEVELS)[number];

/** What an installation has set otherwise, section by section. */
export type ContentChecks = Readonly<
  Partial<Record<WorkflowSection, Readonly<Partial<Record<ContentItem, CheckLevel>>>>>
>;

/** Everything that the sending of a section may ask for, whatever the kind of work. */
export function itemsAsked(section: WorkflowSection): ReadonlySet<ContentItem> {
  const { hard, soft } = NEEDS[section];
  const accompanied = section === 'final' ? Object.values(FINAL_SOFT).flat() : [];
  return new Set([...hard, ...soft, ...accompanied]);
}

interface Sent {
  section: WorkflowSection;
  work?: WorkKind;
  /** The usual ones where the installation has set none. */
  checks?: ContentChecks;
}

/**
 * What is still missing in a section before it is sent. `result` stands for any of the report, the
 * solution, the editor's text and the typed result; `final_report` for the file or the editor's text.
 */
export function missingContent(
  has: ReadonlySet<ContentItem>,
  { section, work = 'other', checks = {} }: Sent,
): { hard: ContentItem[]; soft: ContentItem[] } {
  const { hard, soft } = NEEDS[section];
  const accompanied = section === 'final' ? FINAL_SOFT[work] : [];
  const usual = [
    ...hard.map((item) => [item, 'hard'] as const),
    ...[...soft, ...accompanied].map((item) => [item, 'soft'] as const),
  ];
  const lacking = (wanted: CheckLevel) =>
    usual
      .filter(([item, level]) => !has.has(item) && (checks[section]?.[item] ?? level) === wanted)
      .map(([item]) => item);
  return { hard: lacking('hard'), soft: lacking('soft') };
}
