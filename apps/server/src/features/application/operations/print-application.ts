import { AppError, allowed } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { makePaper, type PrintedForm } from '../../form/public.ts';
import { paperOf } from '../collect-paper.ts';
import { readScene } from '../scene.ts';
import { wordIn } from '../templates.ts';

/**
 * Prints an application as a DOCX for a member of the team, and tells of it in the log.
 * @throws AppError `not_found`, `forbidden`, `export_failed`, `worker_busy`
 */
export async function printApplication(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
): Promise<PrintedForm> {
  const scene = await readScene(deps.connection.db, id, userId);
  const { member, template, state } = scene;
  if (!allowed(member.role, 'export')) throw new AppError('forbidden');
  const word = translate('ru', 'applications.paper.heading');
  const words = [word, wordIn('ru', template.title), state.project.title];
  const of = { projectId: state.project.id, userId };
  return makePaper(deps, { form: paperOf(scene), format: 'docx', words }, of);
}
