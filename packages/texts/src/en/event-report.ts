import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/event-report.ts';

/** What works are heard at. */
export const eventKinds: TranslationOf<typeof ru.eventKinds> = {
  predefence: 'Pre-defence',
  defence: 'Defence',
  exam_board: 'Board of examiners',
  stage_acceptance: 'Acceptance of a stage',
  pitch: 'Pitch session',
  expert_council: 'Expert council',
  demo_day: 'Demo day',
  startup_defence: 'Defence',
};

/** The public report of a control event. */
export const eventReport: TranslationOf<typeof ru.eventReport> = {
  title: 'Report of an event',
  noDay: 'no day is set',
  print: 'Print',
  committee: 'Committee',
  role: { chair: 'Chair', secretary: 'Secretary', member: 'Member' },
  criteria: 'Criteria',
  scale: 'Marks from {{min}} to {{max}}. The result is their weighted mean.',
  trimmed: 'Of five members or more, the highest and the lowest do not count.',
  criterion: 'Criterion',
  weight: 'Weight, %',
  mean: 'Mean of the works',
  works: 'Works and results',
  work: 'Work',
  supervisors: 'Supervisors: {{names}}',
  result: 'Result',
  mark: 'Mark',
  place: 'Place',
  shared: '{{place}}, shared',
  decision: 'Decision',
  decided: 'decision taken',
  closed: 'not published',
  absent: 'did not come',
  closedNote:
    'Marks and questions are shown where all authors agree to it. Whoever has not agreed is named by initials.',
  excluded: 'Did not mark because of a conflict of interest: {{count}}',
  chartWorks: 'Results by work, numbered as in the table',
  chartCriteria: 'Means by criterion, numbered as in the table',
  questions: 'Questions and answers',
  published: 'Published on {{day}}',
};
