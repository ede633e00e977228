import { AppError, type DynamicField } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import { editContent } from '../../approval/public.ts';
import { presentField } from '../present-project.ts';
import { type FieldAddress, findField } from './find-field.ts';

interface FieldChange {
  title?: string | undefined;
  content?: string | undefined;
  order?: number | undefined;
  version?: number | undefined;
}

/**
 * Changes a dynamic field. A version, where it is given, must be the newest.
 * @throws AppError `not_found`, `stale_version`, and the refusals of `editContent`
 */
export async function changeField(
  work: Work,
  address: FieldAddress,
  change: FieldChange,
): Promise<DynamicField> {
  const state = await editContent(work, address, (before) => {
    const field = findField(before, address);
    if (change.version !== undefined && change.version !== field.version) {
      throw new AppError('stale_version');
    }
    const {
      title = field.title,
      content = field.content,
      order: position = field.position,
    } = change;
    const same = title === field.title && content === field.content && position === field.position;
    const write = async () => {
      await work.trx
        .update(projectFields)
        .set({ title, content, position, version: field.version + 1 })
        .where(eq(projectFields.id, field.id));
    };
    return {
      places: same ? [] : [{ section: 'project', stageId: null }],
      kind: 'field_changed',
      before: { title: field.title, content: field.content },
      after: { title, content },
      write: same ? null : write,
    };
  });
  return presentField(findField(state, address));
}
