import type { RoleCode, WorkflowEffect } from '../../src/index.ts';
import type { SectionRecord } from './world.ts';

/** Complains where an effect makes no sense. */
function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

function apply(section: SectionRecord, effect: WorkflowEffect, actor: RoleCode | null): void {
  switch (effect.kind) {
    case 'openRound':
      must(!section.roundOpen, 'a round is opened within a round');
      Object.assign(section, { roundOpen: true, signed: [], sender: actor });
      break;
    case 'storeEdition':
      must(section.roundOpen, 'an edition without a round');
      section.edition = section.content;
      break;
    case 'sign':
      must(section.roundOpen, 'a signature without a round');
      must(actor !== null, 'a signature of nobody');
      must(!section.signed.includes(actor), `${actor} signs twice`);
      section.signed.push(actor);
      break;
    case 'approveEdition':
      must(section.roundOpen && section.edition !== null, 'an approval without an edition');
      section.approved = {
        hash: section.edition,
        approvedBy: effect.by,
        reviewerJoined: false,
        returned: false,
      };
      break;
    case 'closeRound':
      must(section.roundOpen, 'no round to close');
      Object.assign(section, { roundOpen: false, signed: [] });
      break;
    case 'markReturned':
      if (section.approved) section.approved.returned = true;
      break;
    case 'markReviewerJoined':
      if (section.approved) section.approved.reviewerJoined = true;
      break;
    case 'storeReview':
    case 'notify':
      break;
    default:
      effect satisfies never;
  }
}

/** Does what a server does for every effect, in their order. `actor` is null for events of the team. */
export function applyEffects(
  section: SectionRecord,
  effects: readonly WorkflowEffect[],
  actor: RoleCode | null,
): void {
  for (const effect of effects) apply(section, effect, actor);
}
