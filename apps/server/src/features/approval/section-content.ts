import { createHash } from 'node:crypto';
import { FILE_SLOTS, SLOTS, type WorkflowSection } from '@pv/contract';
import { startStage } from './in-state.ts';
import { fieldsIn } from './present-field.ts';
import type { FieldRow, Place, ProjectState, StageRow } from './state.ts';

/** What an edition holds: everything that is written in a section, in a fixed order. */
export type SectionContent = Record<string, unknown>;

type Told = Pick<FieldRow, 'title' | 'kind' | 'content'>;

const told = (fields: FieldRow[]): Told[] =>
  fields.map(({ title, kind, content }) => ({ title, kind, content }));

/** Fields are named only where there are any: what was approved before there were fields stays so. */
function planFields(state: ProjectState, stage: StageRow | undefined): { fields?: Told[] } {
  const fields = stage ? told(fieldsIn(state, { list: 'plan', stageId: stage.id })) : [];
  return fields.length > 0 ? { fields } : {};
}

/** Files of the work itself with their bytes' digests; named only where there are any, as fields are. */
function filesOf(state: ProjectState, stage: StageRow | undefined): { files?: unknown[] } {
  const files = state.files
    .filter(({ stageId, slot }) => stageId === stage?.id && SLOTS[slot].substantive)
    .sort((a, b) => FILE_SLOTS.indexOf(a.slot) - FILE_SLOTS.indexOf(b.slot))
    .map(({ slot, name, sha256: hash }) => ({ slot, name, hash }));
  return files.length > 0 ? { files } : {};
}

function planOf(state: ProjectState, stage: StageRow | undefined): SectionContent {
  return {
    title: stage?.title ?? '',
    goal: stage?.goal ?? '',
    planned_result: stage?.plannedResult ?? '',
    starts_at: stage?.startsAt ?? null,
    ends_at: stage?.endsAt ?? null,
    ...planFields(state, stage),
  };
}

function resultOf(state: ProjectState, stage: StageRow | undefined): SectionContent {
  const document = stage && state.documents.get(stage.id);
  return {
    text: stage?.resultText ?? '',
    document: document?.hash ?? null,
    ...filesOf(state, stage),
  };
}

function fieldsOf(state: ProjectState, list: 'task' | 'full_info'): Told[] {
  return told(fieldsIn(state, { list, stageId: null }));
}

type Reader = (state: ProjectState, stage: StageRow | undefined) => SectionContent;

const CONTENT: Readonly<Record<WorkflowSection, Reader>> = {
  project: (state) => ({
    title: state.project.title,
    category: state.project.category,
    annotation: state.project.annotation,
    goal: startStage(state)?.goal ?? '',
    starts_at: state.project.startsAt,
    ends_at: state.project.endsAt,
    task: fieldsOf(state, 'task'),
    full_info: fieldsOf(state, 'full_info'),
    ...planFields(state, startStage(state)),
    ...filesOf(state, startStage(state)),
  }),
  plan: planOf,
  result: resultOf,
  final: (state, stage) => ({ ...planOf(state, stage), ...resultOf(state, stage) }),
};

/** The content of a section as it is now. */
export function contentOf(state: ProjectState, { section, stageId }: Place): SectionContent {
  return CONTENT[section](
    state,
    state.stages.find((stage) => stage.id === stageId),
  );
}

/** What an approval depends on: editions of the project show annotation and term besides. */
function substanceOf(state: ProjectState, place: Place): SectionContent {
  const content = contentOf(state, place);
  if (place.section !== 'project') return content;
  const { annotation, starts_at, ends_at, ...substance } = content;
  return substance;
}

/**
 * SHA-256 of what a section's approval depends on as it is now; equal substance has equal digests since
 * its fields stand in a fixed order.
 */
export function substanceHash(state: ProjectState, place: Place): string {
  return createHash('sha256')
    .update(JSON.stringify(substanceOf(state, place)))
    .digest('hex');
}
