import type { DynamicField } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import {
  editContent,
  type FieldRow,
  fieldsIn,
  presentField,
  staleVersion,
} from '../../approval/public.ts';
import { type FieldAddress, findField, placeOfFields, requireFreeTitle } from './find-field.ts';
import { numberFields, placed } from './order-fields.ts';
import { takeContent } from './take-content.ts';

interface FieldChange {
  title?: string | undefined;
  kind?: FieldRow['kind'] | undefined;
  content?: string | undefined;
  /** Place among the fields of the list, from 0; those between close up. */
  order?: number | undefined;
  version?: number | undefined;
}

/** As it becomes; its place is counted among the fields that are there, `at` is the present one. */
function changed(field: FieldRow, { at, last }: { at: number; last: number }, change: FieldChange) {
  const { title = field.title, order = at } = change;
  return { title, ...takeContent(field, change), position: Math.min(order, last) };
}

/**
 * Changes a dynamic field or its place. A version, where it is given, must be the newest.
 * @throws AppError `not_found`, `stale_version`, `field_title_taken`, `validation_failed`, and the refusals of `editContent`
 */
export async function changeField(
  work: Work,
  address: FieldAddress,
  change: FieldChange,
): Promise<DynamicField> {
  const state = await editContent(work, address, (before) => {
    const field = findField(before, address);
    const list = fieldsIn(before, address);
    const at = list.indexOf(field);
    if (change.version !== undefined && change.version !== field.version) {
      const { version, title, kind, content } = field;
      throw staleVersion(version, { ...change }, { title, kind, content, order: String(at) });
    }
    const place = { at, last: list.length - 1 };
    const { title, kind, content, position } = changed(field, place, change);
    const moved = position !== at;
    const told = kind === field.kind && content === field.content;
    const same = title === field.title && told && !moved;
    const others = list.filter(({ id }) => id !== field.id);
    const write = async () => {
      if (title !== field.title) requireFreeTitle(title, others);
      await work.trx
        .update(projectFields)
        .set({ title, kind, content, version: field.version + 1 })
        .where(eq(projectFields.id, field.id));
      if (moved) await numberFields(work, placed(list, field, position));
    };
    return {
      places: same ? [] : [placeOfFields(before, address)],
      kind: 'field_changed',
      stageId: address.stageId,
      before: {
        list: address.list,
        title: field.title,
        kind: field.kind,
        content: field.content,
        order: at,
      },
      after: { title, kind, content, order: position },
      write: same ? null : write,
    };
  });
  return presentField(findField(state, address));
}
