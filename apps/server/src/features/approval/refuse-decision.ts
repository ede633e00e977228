import { AppError, type DecisionAction, type Refusal, type WorkflowFacts } from '@pv/contract';
import type { Locale } from '../../context.ts';
import { sectionRow, workflowOf } from './in-state.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';

/** The section that a decision came to, and the language of whoever made it. */
export interface Late {
  state: ProjectState;
  place: Place;
  locale: Locale;
}

/** A decision as it came in, with the state that it met. */
export interface Attempt extends Late {
  member: TeamMember;
  action: DecisionAction;
  facts: WorkflowFacts;
}

const MOSCOW: Readonly<Record<Locale, string>> = { ru: 'МСК', en: 'MSK' };

/** Server texts go by Moscow time and say so; a page tells the moment by the clock of its reader. */
function momentText(locale: Locale, moment: Date): string {
  const text = new Intl.DateTimeFormat(locale === 'ru' ? 'ru' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  }).format(moment);
  return `${text} ${MOSCOW[locale]}`;
}

/** Who has decided on the section last and when, or null when nobody has. */
export function decidedError({ state, place, locale }: Late): AppError | null {
  const row = sectionRow(state, place.section, place.stageId);
  if (!row?.decidedAt || row.decidedName === null) return null;
  return new AppError('already_decided', {
    params: { name: row.decidedName, when: momentText(locale, row.decidedAt) },
    data: { decided_by: row.decidedName, decided_at: row.decidedAt.toISOString() },
  });
}

/** Whether the decision would have been taken a moment ago, before somebody else made another. */
function cameLate({ state, place, member, action, facts }: Attempt): boolean {
  const row = sectionRow(state, place.section, place.stageId);
  if (!row?.decidedFrom || row.decidedBy === member.userId) return false;
  const earlier = { section: place.section, status: row.decidedFrom, actor: member.role, action };
  return workflowOf(state).decide(earlier, facts).ok;
}

/** The error for a refused decision: the one that came second is told who was first. */
export function refusalError(attempt: Attempt, refusal: Refusal): AppError {
  const { code, items } = refusal;
  const late = code === 'already_decided' || (code === 'not_your_move' && cameLate(attempt));
  if (late) return decidedError(attempt) ?? new AppError('not_your_move');
  return new AppError(code, { items: items.map((item) => `approval.missing.${item}`) });
}
