import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import type { FieldRow } from '../../approval/public.ts';

/** Numbers the fields of a list in the given order, from 0. */
export async function numberFields(work: Work, inOrder: readonly FieldRow[]): Promise<void> {
  for (const [position, { id }] of inOrder.entries()) {
    await work.trx
      .update(projectFields)
      .set({ position })
      .where(and(eq(projectFields.id, id), ne(projectFields.position, position)));
  }
}

/** The list with `field` at the place `order`, counted from 0; beyond the end means the end. */
export function placed(list: readonly FieldRow[], field: FieldRow, order: number): FieldRow[] {
  return list.filter((one) => one.id !== field.id).toSpliced(order, 0, field);
}
