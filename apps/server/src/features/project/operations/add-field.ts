import type { DynamicField } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import { editContent, type FieldRow, fieldsIn, presentField } from '../../approval/public.ts';
import { type FieldList, placeOfFields, requireFreeTitle } from './find-field.ts';
import { numberFields, placed } from './order-fields.ts';
import { takeContent } from './take-content.ts';

interface NewField extends FieldList {
  title: string;
  kind: FieldRow['kind'];
  content: string;
  /** Place among the fields of the list, from 0; at the end when left out. */
  order?: number | undefined;
}

/**
 * Adds a text block to the task, to the extended information or to the plan of a stage.
 * @throws AppError `not_found` for an absent stage, `field_title_taken`, `validation_failed` for a text that
 *   has not the form it says, and the refusals of `editContent`
 */
export async function addField(work: Work, field: NewField): Promise<DynamicField> {
  const { projectId, userId, list, stageId, title, order } = field;
  const { kind, content } = takeContent(field, field);
  const row: FieldRow = {
    id: uuidv7(),
    projectId,
    list,
    stageId,
    title,
    kind,
    content,
    position: 0,
    version: 0,
    createdAt: work.now,
  };
  await editContent(work, { projectId, userId }, (before) => {
    const others = fieldsIn(before, field);
    row.position = Math.min(order ?? others.length, others.length);
    return {
      places: [placeOfFields(before, field)],
      kind: 'field_added',
      stageId,
      after: { list, title, kind, content, order: row.position },
      write: async () => {
        requireFreeTitle(title, others);
        await work.trx.insert(projectFields).values(row);
        await numberFields(work, placed(others, row, row.position));
      },
    };
  });
  return presentField(row);
}
