import type { DynamicField } from '@pv/contract';
import type { FieldRow, ProjectState } from './state.ts';

/** A dynamic field as the team sees it. */
export function presentField(field: FieldRow): DynamicField {
  const { id, title, kind, content, position, version } = field;
  return { id, title, kind, content, order: position, version };
}

/** One of the lists of dynamic fields: of the project, or of the plan of the stage `stageId`. */
export function fieldsIn(
  { fields }: ProjectState,
  { list, stageId }: Pick<FieldRow, 'list' | 'stageId'>,
): FieldRow[] {
  return fields.filter((field) => field.list === list && field.stageId === stageId);
}
