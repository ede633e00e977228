import type { ApprovedEdition, RoleCode, WorkflowEffect } from '../../src/index.ts';

/** What a server keeps of a section in every kind of project, besides status and signatures. */
interface Kept {
  content: 'first' | 'second';
  edition: 'first' | 'second' | null;
  approved: ApprovedEdition | null;
  roundOpen: boolean;
}

/** What becomes of the signatures of a section when its round is opened, signed and closed. */
interface Signatures<Section> {
  open: (section: Section, actor: RoleCode | null) => void;
  sign: (section: Section, actor: RoleCode | null) => void;
  close: (section: Section) => void;
}

/** Complains where an effect makes no sense. */
export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Does what a server does for every effect; gives how to apply some in their order. */
export function effectsApplier<Section extends Kept>(signatures: Signatures<Section>) {
  const apply = (section: Section, effect: WorkflowEffect, actor: RoleCode | null): void => {
    switch (effect.kind) {
      case 'openRound':
        must(!section.roundOpen, 'a round is opened within a round');
        section.roundOpen = true;
        signatures.open(section, actor);
        break;
      case 'storeEdition':
        must(section.roundOpen, 'an edition without a round');
        section.edition = section.content;
        break;
      case 'sign':
        must(section.roundOpen, 'a signature without a round');
        signatures.sign(section, actor);
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
        section.roundOpen = false;
        signatures.close(section);
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
  };
  /** `actor` is null for events of the team. */
  return (section: Section, effects: readonly WorkflowEffect[], actor: RoleCode | null): void => {
    for (const effect of effects) apply(section, effect, actor);
  };
}
