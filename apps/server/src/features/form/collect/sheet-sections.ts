import {
  happenedIn,
  isResultStatus,
  type Review,
  roleOf,
  type WorkflowSection,
} from '@pv/contract';
import type { SheetEntry, SheetSection } from '@pv/gost/forms';
import { translate, translateDynamic } from '@pv/texts';
import {
  type Place,
  type ProjectState,
  type StageRow,
  sectionRow,
  statusOf,
} from '../../approval/public.ts';

/** Papers are in Russian whoever asks for them. */
const ru = (key: string): string => translateDynamic('ru', key);

function entryOf(review: Review): SheetEntry {
  const { author, author_role: role, event, decision } = review;
  return {
    at: new Date(review.created_at),
    name: author?.name ?? '',
    role: role ? ru(`roles.${roleOf(role)}`).toLowerCase() : '',
    decision: ru(`approval.event.${happenedIn(review)}`),
    approves: event === 'decided' && decision === 'approve',
    round: review.round_no,
    edition: review.edition_no,
    text: review.text ?? '',
    remarks: review.remarks.map(({ text, done, done_by, done_at }) => ({
      text,
      done: done ? { name: done_by?.name ?? '', at: done_at ? new Date(done_at) : null } : null,
    })),
  };
}

/** A reviewer has joined since the edition was approved, so that it has to be approved again. */
function approvedBefore(state: ProjectState, { section, stageId }: Place): boolean {
  const row = sectionRow(state, section, stageId);
  return row?.approvedEdition != null && row.reviewerJoined;
}

/** Plan and result of a research stage share one status: each is told only of its own part of it. */
function standingOf(state: ProjectState, place: Place, stage: StageRow | null): string {
  const status = statusOf(state, place);
  const shared = stage !== null && stage.resultStatus === null;
  const ofResult = isResultStatus(status);
  if (shared && place.section === 'plan' && ofResult) return translate('ru', 'forms.planApproved');
  if (shared && place.section === 'result' && !ofResult) {
    return translate('ru', approvedBefore(state, place) ? 'forms.again' : 'forms.notSent');
  }
  return ru(`approval.status.${status}`);
}

function titleOf(section: WorkflowSection, stage: StageRow | null): string {
  if (!stage) return translate('ru', 'approval.section.project');
  if (section === 'final') return stage.title;
  const place = translate('ru', 'forms.stage', { number: stage.number ?? 0, title: stage.title });
  return `${place}: ${translate('ru', section === 'plan' ? 'forms.plan' : 'forms.result')}`;
}

const SECTIONS = { start: [], numeric: ['plan', 'result'], finish: ['final'] } as const;

function placesOf({ stages }: ProjectState): { place: Place; stage: StageRow | null }[] {
  return [
    { place: { section: 'project', stageId: null }, stage: null },
    ...stages.flatMap((stage) =>
      SECTIONS[stage.kind].map((section) => ({ place: { section, stageId: stage.id }, stage })),
    ),
  ];
}

interface Sheet {
  state: ProjectState;
  /** In any order. */
  deleted: readonly StageRow[];
  /** Newest first. */
  reviews: readonly Review[];
}

/**
 * Every section of a project in the order of the roadmap, with all that was decided about it; then those
 * sections of deleted stages about which anything was decided.
 */
export function sheetSections({ state, deleted, reviews }: Sheet): SheetSection[] {
  const oldestFirst = reviews.toReversed();
  const recordOf = (place: Place) => ({
    approvedEdition: sectionRow(state, place.section, place.stageId)?.approvedEdition ?? null,
    again: approvedBefore(state, place),
    entries: oldestFirst
      .filter(({ section, stage_id }) => section === place.section && stage_id === place.stageId)
      .map(entryOf),
  });
  const present = placesOf(state).map(({ place, stage }) => ({
    title: titleOf(place.section, stage),
    standing: standingOf(state, place, stage),
    ...recordOf(place),
  }));
  const gone = deleted.flatMap((stage) =>
    SECTIONS[stage.kind].map((section) => ({
      title: translate('ru', 'forms.ofDeleted', { title: titleOf(section, stage) }),
      standing: translate('ru', 'forms.deleted'),
      ...recordOf({ section, stageId: stage.id }),
    })),
  );
  return [...present, ...gone.filter(({ entries }) => entries.length > 0)];
}
