import { AppError, isTaken } from '@pv/contract';
import {
  type FieldRow,
  fieldsIn,
  type Place,
  type ProjectState,
  planPlace,
  stageOf,
} from '../../approval/public.ts';

/** A list of dynamic fields, and who asks for it. */
export interface FieldList {
  projectId: string;
  userId: string;
  list: FieldRow['list'];
  /** The stage for the list of a plan; null for those of the project. */
  stageId: string | null;
}

/** Which field: its list is part of its address. */
export interface FieldAddress extends FieldList {
  fieldId: string;
}

/**
 * A field of one list.
 * @throws AppError `not_found`
 */
export function findField(state: ProjectState, address: FieldAddress): FieldRow {
  const field = fieldsIn(state, address).find((one) => one.id === address.fieldId);
  if (!field) throw new AppError('not_found');
  return field;
}

/**
 * Makes sure that no other field of a list has a name: two alike could not be told apart.
 * @throws AppError `field_title_taken`
 */
export function requireFreeTitle(title: string, others: readonly FieldRow[]): void {
  const names = others.map((other) => other.title);
  if (isTaken(title, names)) throw new AppError('field_title_taken');
}

/**
 * The section that the fields of a list belong to.
 * @throws AppError `not_found` for an absent stage
 */
export function placeOfFields(state: ProjectState, { stageId }: FieldList): Place {
  return stageId === null
    ? { section: 'project', stageId: null }
    : planPlace(stageOf(state, stageId));
}
