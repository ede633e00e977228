import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import { editContent } from '../../approval/public.ts';
import { type FieldAddress, findField, placeOfFields } from './find-field.ts';

/**
 * Removes a dynamic field.
 * @throws AppError `not_found`, and the refusals of `editContent`
 */
export async function removeField(work: Work, address: FieldAddress): Promise<void> {
  await editContent(work, address, (before) => {
    const { id, title, kind, content } = findField(before, address);
    return {
      places: [placeOfFields(before, address)],
      kind: 'field_removed',
      stageId: address.stageId,
      before: { list: address.list, title, kind, content },
      write: async () => {
        await work.trx.delete(projectFields).where(eq(projectFields.id, id));
      },
    };
  });
}
