import { AppError } from '@pv/contract';
import type { FieldRow, ProjectState } from '../../approval/public.ts';

/** Which field: its project and list are part of its address. */
export interface FieldAddress {
  projectId: string;
  userId: string;
  list: FieldRow['list'];
  fieldId: string;
}

/**
 * A field of one of the two lists of a project.
 * @throws AppError `not_found`
 */
export function findField({ fields }: ProjectState, { list, fieldId }: FieldAddress): FieldRow {
  const field = fields.find((one) => one.id === fieldId && one.list === list);
  if (!field) throw new AppError('not_found');
  return field;
}
