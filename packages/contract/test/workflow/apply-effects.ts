import type { WorkflowEffect as AnyEffect, ResearchRole } from '../../src/index.ts';
import type { SectionRecord } from './world.ts';

type WorkflowEffect = AnyEffect<ResearchRole>;

function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

type Apply<K extends WorkflowEffect['kind']> = (
  record: SectionRecord,
  effect: Extract<WorkflowEffect, { kind: K }>,
  actor: ResearchRole | null,
) => void;

/** What a server does for every effect, with complaints where an effect makes no sense. */
const APPLY: { [K in WorkflowEffect['kind']]: Apply<K> } = {
  openRound: (record) => {
    must(!record.roundOpen, 'a round is opened within a round');
    record.roundOpen = true;
    record.supervisorSigned = false;
  },
  storeEdition: (record) => {
    must(record.roundOpen, 'an edition without a round');
    record.edition = record.content;
  },
  sign: (record, _, actor) => {
    must(record.roundOpen, 'a signature without a round');
    if (actor === 'supervisor') record.supervisorSigned = true;
  },
  approveEdition: (record, { by }) => {
    must(record.roundOpen && record.edition !== null, 'an approval without an edition');
    record.approved = {
      hash: record.edition,
      approvedBy: by,
      reviewerJoined: false,
      returned: false,
    };
  },
  closeRound: (record) => {
    must(record.roundOpen, 'no round to close');
    record.roundOpen = false;
    record.supervisorSigned = false;
  },
  markReturned: (record) => {
    if (record.approved) record.approved.returned = true;
  },
  markReviewerJoined: (record) => {
    if (record.approved) record.approved.reviewerJoined = true;
  },
  lock: (record) => {
    must(!record.locked, 'locked twice');
    record.locked = true;
  },
  unlock: (record) => {
    must(record.locked, 'unlocked twice');
    record.locked = false;
  },
  storeReview: () => undefined,
  notify: () => undefined,
};

function applyOne<K extends WorkflowEffect['kind']>(
  record: SectionRecord,
  effect: Extract<WorkflowEffect, { kind: K }> & { kind: K },
  actor: ResearchRole | null,
): void {
  APPLY[effect.kind](record, effect, actor);
}

/** Applies the effects in their order; `actor` is null for events of the team. */
export function applyEffects(
  record: SectionRecord,
  effects: readonly WorkflowEffect[],
  actor: ResearchRole | null,
): void {
  for (const effect of effects) applyOne(record, effect, actor);
}
