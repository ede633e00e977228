import type { Intent, WorkflowEffect, WorkflowStatus } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { type ResetCause, type ReviewEvent, rounds } from '../../db/schema/index.ts';
import type { Notice } from '../notification/public.ts';
import { substanceHash } from './section-content.ts';
import { openSection, saveSection } from './section-record.ts';
import type { Place, ProjectState, SectionRow, TeamMember } from './state.ts';
import { storeEdition } from './store-edition.ts';
import { storeReview } from './store-review.ts';
import { newsOfMove } from './tell-move.ts';

/** What an effect is applied to. */
export interface Applied {
  /** As before the move, which changes no content. */
  state: ProjectState;
  place: Place;
  actor: TeamMember;
  /** The status that the move leads to. */
  next: WorkflowStatus;
  /** Null for edits and for events of the team. */
  intent: Intent | null;
  event: ReviewEvent;
  /** Why a reset has happened. */
  cause?: ResetCause;
  text: string | null;
}

/** Telling is left to the caller, who knows what else is to be told of the same deed. */
type Done = Exclude<WorkflowEffect, { kind: 'notify' }>;
type Kind = Done['kind'];
type Handler<K extends Kind> = (
  work: Work,
  applied: Applied,
  row: SectionRow,
  effect: Extract<Done, { kind: K }>,
) => Promise<Partial<SectionRow>>;

const HANDLERS: { [K in Kind]: Handler<K> } = {
  async openRound(work, { state, place, actor }, row) {
    const roundNo = row.roundNo + 1;
    await work.trx.insert(rounds).values({
      id: uuidv7(),
      projectId: state.project.id,
      ...place,
      number: roundNo,
      openedBy: actor.role,
      openedAt: work.now,
    });
    return { roundNo, sentBy: actor.role, sentAt: work.now, signedRoles: [] };
  },
  async storeEdition(work, { state, place, actor }, row) {
    const number = row.editionNo + 1;
    const { roundNo } = row;
    await storeEdition(work, { state, place, number, roundNo, authorId: actor.userId });
    return { editionNo: number };
  },
  async sign(_, { actor }, row) {
    return { signedRoles: [...row.signedRoles, actor.role] };
  },
  async approveEdition(_, { state, place }, row, { by }) {
    return {
      approvedEdition: row.editionNo,
      approvedHash: substanceHash(state, place),
      approvedBy: by,
      reviewerJoined: false,
      returned: false,
    };
  },
  async closeRound(work, { state, place }, row, { outcome }) {
    const { section, stageId } = place;
    await work.trx
      .update(rounds)
      .set({ closedAt: work.now, outcome })
      .where(
        and(
          eq(rounds.projectId, state.project.id),
          stageId === null ? isNull(rounds.stageId) : eq(rounds.stageId, stageId),
          eq(rounds.section, section),
          eq(rounds.number, row.roundNo),
        ),
      );
    return {};
  },
  markReturned: async () => ({ returned: true }),
  markReviewerJoined: async () => ({ reviewerJoined: true }),
  async storeReview(
    work,
    { state, place, actor, intent, event, cause = null, text },
    row,
    { decision },
  ) {
    await storeReview(work, {
      projectId: state.project.id,
      place,
      event,
      intent,
      decision,
      cause,
      text,
      author: actor,
      editionNo: row.editionNo || null,
      roundNo: row.roundNo,
    });
    return {};
  },
};

function handle<K extends Kind>(
  work: Work,
  applied: Applied,
  row: SectionRow,
  effect: Extract<Done, { kind: K }>,
): Promise<Partial<SectionRow>> {
  const handler = HANDLERS[effect.kind as K];
  return handler(work, applied, row, effect);
}

/**
 * Does what the workflow says that a move leaves behind, in its order; `more` is kept with the section.
 * Gives the news of it.
 */
export async function applyEffects(
  work: Work,
  applied: Applied,
  effects: readonly WorkflowEffect[],
  more: Partial<SectionRow> = {},
): Promise<Notice[]> {
  const { state, place } = applied;
  let row = await openSection(work, state, place);
  let change = more;
  const notices: Notice[] = [];
  for (const effect of effects) {
    if (effect.kind === 'notify') {
      notices.push(...(await newsOfMove(work, applied, effect)));
      continue;
    }
    const patch = await handle(work, applied, row, effect);
    row = { ...row, ...patch };
    change = { ...change, ...patch };
  }
  await saveSection(work, state.project.id, place, change);
  return notices;
}
