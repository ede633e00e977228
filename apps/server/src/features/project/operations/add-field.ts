import type { DynamicField } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import { editContent, type FieldRow } from '../../approval/public.ts';
import { presentField } from '../present-project.ts';

interface NewField {
  projectId: string;
  userId: string;
  list: FieldRow['list'];
  title: string;
  kind: FieldRow['kind'];
  content: string;
  /** Place among the fields of the list; at the end when left out. */
  order?: number | undefined;
}

/**
 * Adds a text block to the task or to the extended information of a project.
 * @throws AppError the refusals of `editContent`
 */
export async function addField(work: Work, field: NewField): Promise<DynamicField> {
  const { projectId, userId, list, title, kind, content, order } = field;
  const row: FieldRow = {
    id: uuidv7(),
    projectId,
    list,
    title,
    kind,
    content,
    position: order ?? 0,
    version: 0,
    createdAt: work.now,
  };
  await editContent(work, { projectId, userId }, ({ fields }) => {
    const taken = fields.filter((one) => one.list === list).map((one) => one.position);
    row.position = order ?? Math.max(-1, ...taken) + 1;
    return {
      places: [{ section: 'project', stageId: null }],
      kind: 'field_added',
      after: { list, title, content },
      write: async () => {
        await work.trx.insert(projectFields).values(row);
      },
    };
  });
  return presentField(row);
}
