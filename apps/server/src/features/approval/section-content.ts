import { createHash } from 'node:crypto';
import type { WorkflowSection } from '@pv/contract';
import { startStage } from './in-state.ts';
import type { Place, ProjectState, StageRow } from './state.ts';

/** What an edition holds: the substantive fields of a section, in a fixed order. */
export type SectionContent = Record<string, unknown>;

function planOf(stage: StageRow | undefined): SectionContent {
  return {
    title: stage?.title ?? '',
    goal: stage?.goal ?? '',
    planned_result: stage?.plannedResult ?? '',
    starts_at: stage?.startsAt ?? null,
    ends_at: stage?.endsAt ?? null,
  };
}

function resultOf(state: ProjectState, stage: StageRow | undefined): SectionContent {
  const document = stage && state.documents.get(stage.id);
  return { text: stage?.resultText ?? '', document: document?.hash ?? null };
}

function fieldsOf(state: ProjectState, list: 'task' | 'full_info'): SectionContent[] {
  return state.fields
    .filter((field) => field.list === list)
    .map(({ title, kind, content }) => ({ title, kind, content }));
}

type Reader = (state: ProjectState, stage: StageRow | undefined) => SectionContent;

const CONTENT: Readonly<Record<WorkflowSection, Reader>> = {
  project: (state) => ({
    title: state.project.title,
    category: state.project.category,
    start: planOf(startStage(state)),
    task: fieldsOf(state, 'task'),
    full_info: fieldsOf(state, 'full_info'),
  }),
  plan: (_, stage) => planOf(stage),
  result: resultOf,
  final: (state, stage) => ({ ...planOf(stage), ...resultOf(state, stage) }),
};

/** The content of a section as it is now. */
export function contentOf(state: ProjectState, { section, stageId }: Place): SectionContent {
  return CONTENT[section](
    state,
    state.stages.find((stage) => stage.id === stageId),
  );
}

/** SHA-256 of the content; equal content has equal digests since its fields stand in a fixed order. */
export function hashOf(content: SectionContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
