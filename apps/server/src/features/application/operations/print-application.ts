import { AppError, allowed, mimeOf } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { paperOf } from '../collect-paper.ts';
import { readScene } from '../scene.ts';
import { wordIn } from '../templates.ts';

/**
 * Prints an application as a DOCX to the disk of this machine, where it is the caller's to take away.
 * @throws AppError `not_found`, `forbidden`, `export_failed`, `worker_busy`
 */
export async function printApplication(
  { connection: { db }, documents }: Deps,
  { id, userId }: { id: string; userId: string },
): Promise<{ file: string; name: string; mime: string }> {
  const scene = await readScene(db, id, userId);
  if (!allowed(scene.member.role, 'export')) throw new AppError('forbidden');
  const given = { form: paperOf(scene), format: 'docx' as const };
  const { file } = await documents.pool.run({ name: 'form', given }, { urgent: true });
  const word = translate('ru', 'applications.paper.heading');
  const titles = [word, wordIn('ru', scene.template.title), scene.state.project.title];
  return { file, name: fileName(titles, 'docx', word), mime: mimeOf('docx') };
}
