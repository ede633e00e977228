import { DECISION_EVENTS, type DecisionAction, INTENT_RULES, type Intent } from '@pv/contract';
import type { Locale, Work } from '../../context.ts';
import type { ReviewEvent } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Notice } from '../notification/public.ts';
import { appendEvent } from './append-event.ts';
import { applyEffects } from './apply-effects.ts';
import { freezeContent } from './freeze-content.ts';
import { memberOf, sectionRow, workflowOf } from './in-state.ts';
import { lockState, reloadStanding } from './load-state.ts';
import { DECIDED_AGAIN } from './reached.ts';
import { refreshStanding } from './refresh-standing.ts';
import { type Attempt, changedError, movedError, refusalError } from './refuse-decision.ts';
import { factsOf, sectionAt, statusOf } from './section-facts.ts';
import { saveSection } from './section-record.ts';
import type { Place, ProjectState } from './state.ts';
import { type Cause, tellTurns } from './tell-turns.ts';
import { writeStatus } from './write-status.ts';

/** Somebody's `approve` or `revise` on one section. */
export interface SectionDecision {
  projectId: string;
  /** Finds the section once the project is locked; throws where there is none. */
  placeIn: (state: ProjectState) => Place;
  userId: string;
  action: DecisionAction;
  review: string | null;
  /** What the person has seen; a decision on anything else is refused. */
  seen: { status?: string | undefined; edition?: number | undefined };
  locale: Locale;
}

const EVENTS: Readonly<Record<Intent, ReviewEvent>> = {
  send: 'sent',
  self_approve: 'decided',
  approve: 'decided',
  return: 'decided',
  pass_down: 'decided',
  recall: 'recalled',
  reopen: 'recalled',
  request_reopening: 'requested',
  cancel_request: 'recalled',
  decline_request: 'decided',
  grant_request: 'decided',
  withdraw: 'decided',
};

/**
 * Refuses a decision on what is no longer there. Compared is what the decision rests on: the edition, of
 * which every round has its own, and the status, or side by side that this role is waited for as before.
 */
async function checkSeen(
  work: Work,
  attempt: Attempt,
  seen: SectionDecision['seen'],
): Promise<void> {
  const { state, place, member } = attempt;
  const edition = sectionRow(state, place.section, place.stageId)?.editionNo ?? 0;
  const same = seen.edition === edition;
  if (seen.status !== undefined && seen.status !== statusOf(state, place)) {
    const now = sectionAt(state, place);
    const asked = same && workflowOf(state).asksAsBefore(seen.status, now, member.role);
    if (!asked) throw await movedError(work, attempt);
  }
  if (seen.edition !== undefined && !same) throw changedError();
}

/** What a reviewer gives back is no longer what was reached, in the whole of its stage. */
async function forgetReached(work: Work, state: ProjectState, { stageId }: Place): Promise<void> {
  for (const row of state.sections) {
    if (row.stageId !== stageId) continue;
    await saveSection(work, state.project.id, { section: row.section, stageId }, DECIDED_AGAIN);
  }
}

/** What an approval is for whoever goes on because of it, in the words that the others read. */
function causeOf(news: readonly Notice[], place: Place): Cause {
  const [told] = news.flatMap(({ reason, variant }) =>
    reason === 'approved' || reason === 'recalled' ? [{ reason, variant, place }] : [],
  );
  return told ?? { reason: 'approved', variant: 'approved', place };
}

/**
 * Decides on a section: lock, facts, the workflow's answer, and all that it leaves behind.
 * @throws AppError `not_found`, `stale_version`, `already_decided`, `recalled` or `role_signed` with who and when, and
 *   every refusal of `Workflow.decide`
 */
export async function decideSection(work: Work, decision: SectionDecision): Promise<void> {
  const { projectId, userId, action, locale } = decision;
  const before = await lockState(work.trx, projectId, userId);
  const member = memberOf(before, userId);
  const place = decision.placeIn(before);
  const known = factsOf(before, place, work.deps.config);
  const seen = { state: before, place, member, action, facts: known, locale };
  await checkSeen(work, seen, decision.seen);
  const state = await freezeContent(work, { state: before, place, member, action });
  const facts = factsOf(state, place, work.deps.config);
  const attempt = { state, place, member, action, facts, locale };

  const from = statusOf(state, place);
  const tried = { ...sectionAt(state, place), actor: member.role, action };
  const outcome = workflowOf(state).decide(tried, facts);
  if (!outcome.ok) throw await refusalError(work, attempt, outcome);

  const { next, intent, effects, requestPending } = outcome;
  const text = decision.review?.trim() || null;
  await writeStatus(work, projectId, place, next);
  const applied = { state, place, actor: member, next, intent, event: EVENTS[intent], text };
  const news = await applyEffects(work, applied, effects, {
    requestPending,
    decidedBy: userId,
    decidedName: member.name,
    decidedAt: work.now,
    decidedFrom: from,
    ...(workflowOf(state).family(next) === 'approved' && DECIDED_AGAIN),
  });
  if (INTENT_RULES[intent].record === 'objection') await forgetReached(work, state, place);
  const after = await reloadStanding(work.trx, state);
  const row = sectionRow(after, place.section, place.stageId);
  const numbers = { round: row?.roundNo, edition: row?.editionNo };
  await appendEvent(work, {
    projectId,
    ...place,
    kind: DECISION_EVENTS[intent],
    actor: member,
    before: { status: from },
    after: { status: next, intent, row: outcome.row, reason: text, ...numbers },
  });
  // the text as it stands now is compared with the other works in the background
  if (place.section === 'final' && (intent === 'send' || intent === 'self_approve')) {
    await enqueue(work, 'work.compare', { projectId });
  }
  await refreshStanding(work, after, member);
  const approved = workflowOf(after).family(next) === 'approved';
  const causes = approved ? [causeOf(news, place)] : [];
  const decided = { place, intent, text };
  await tellTurns(work, { before: state, after, actor: member, decided, causes }, news);
}
