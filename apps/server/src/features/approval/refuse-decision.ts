import {
  AppError,
  approvalKey,
  type DecisionAction,
  type Refusal,
  type WorkflowFacts,
} from '@pv/contract';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Locale, Work } from '../../context.ts';
import { reviews } from '../../db/schema/index.ts';
import { sectionRow, workflowOf } from './in-state.ts';
import { sectionAt } from './section-facts.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';

/** A decision as it came in, with the state that it met. */
export interface Attempt {
  state: ProjectState;
  place: Place;
  /** The language of whoever made it. */
  locale: Locale;
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

function byWhom(
  code: 'already_decided' | 'recalled' | 'role_signed',
  { name, at, locale }: { name: string; at: Date; locale: Locale },
): AppError {
  return new AppError(code, {
    params: { name, when: momentText(locale, at) },
    data: { decided_by: name, decided_at: at.toISOString() },
  });
}

const ofSection = ({ state, place }: Attempt) =>
  and(
    eq(reviews.projectId, state.project.id),
    eq(reviews.section, place.section),
    place.stageId === null ? isNull(reviews.stageId) : eq(reviews.stageId, place.stageId),
  );

/** Who has decided on the section last and when, or has taken it back; null when nobody has. */
async function decidedError(work: Work, attempt: Attempt): Promise<AppError | null> {
  const { state, place, locale } = attempt;
  const row = sectionRow(state, place.section, place.stageId);
  if (!row?.decidedAt || row.decidedName === null) return null;
  const [last] = await work.trx
    .select({ intent: reviews.intent, event: reviews.event })
    .from(reviews)
    // what was heard of a work decides nothing
    .where(and(ofSection(attempt), ne(reviews.event, 'heard')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1);
  // whoever decided before a reset did not decide on this
  if (last?.event === 'reset') return null;
  const code = last?.intent === 'recall' ? 'recalled' : 'already_decided';
  return byWhom(code, { name: row.decidedName, at: row.decidedAt, locale });
}

/** Who has signed the open round for the person's own role and when, or null when nobody has. */
async function signedError(work: Work, attempt: Attempt): Promise<AppError | null> {
  const { state, place, member, locale } = attempt;
  const { section, stageId } = place;
  const [signed] = await work.trx
    .select({ name: reviews.authorName, at: reviews.createdAt })
    .from(reviews)
    .where(
      and(
        ofSection(attempt),
        eq(reviews.roundNo, sectionRow(state, section, stageId)?.roundNo ?? 0),
        eq(reviews.decision, 'approve'),
        eq(reviews.authorRole, member.role),
      ),
    )
    .orderBy(desc(reviews.createdAt))
    .limit(1);
  return signed ? byWhom('role_signed', { ...signed, locale }) : null;
}

/** The error for a decision on an edition that is no longer the newest one. */
export const changedError = (): AppError =>
  new AppError('stale_version', { items: ['reviews.changed'] });

/** The error for a decision on a status that the section has left meanwhile. */
export async function movedError(work: Work, attempt: Attempt): Promise<AppError> {
  const { state, place, member, facts } = attempt;
  // whose role has signed may still return, but on another ground than he has seen
  const now = { ...sectionAt(state, place), actor: member.role, action: 'approve' as const };
  const outcome = workflowOf(state).decide(now, facts);
  const signed = !outcome.ok && outcome.code === 'role_signed';
  const error = signed ? await signedError(work, attempt) : null;
  return error ?? (await decidedError(work, attempt)) ?? changedError();
}

/** Whether the decision would have been taken a moment ago, before somebody else made another. */
function cameLate({ state, place, member, action, facts }: Attempt): boolean {
  const row = sectionRow(state, place.section, place.stageId);
  if (!row?.decidedFrom || row.decidedBy === member.userId) return false;
  const earlier = { section: place.section, status: row.decidedFrom, actor: member.role, action };
  return workflowOf(state).decide(earlier, facts).ok;
}

/** The error for a refused decision: the one that came second is told who was first. */
export async function refusalError(
  work: Work,
  attempt: Attempt,
  { code, items }: Refusal,
): Promise<AppError> {
  if (code === 'role_signed') {
    return (await signedError(work, attempt)) ?? new AppError('not_your_move');
  }
  const elsewhere = code === 'not_your_move' || code === 'researcher_first';
  const late = code === 'already_decided' || (elsewhere && cameLate(attempt));
  if (late) return (await decidedError(work, attempt)) ?? new AppError('not_your_move');
  return new AppError(code, {
    items: items.map((item) => approvalKey('missing', item, attempt.state.project.type)),
  });
}
