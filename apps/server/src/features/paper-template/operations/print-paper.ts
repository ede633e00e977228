import { AppError, allowed, type PaperTemplateName } from '@pv/contract';
import { fillTemplate, PAPER_TEMPLATES } from '@pv/gost/forms';
import type { Deps } from '../../../context.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { makePaper, type PrintedForm } from '../../form/public.ts';
import { ownFacts, projectFacts } from '../collect/paper-facts.ts';

interface Asked {
  userId: string;
  template: PaperTemplateName;
  format: 'pdf' | 'docx';
}

/**
 * Fills a template with all that is known of a project, for a member of its team.
 * @throws AppError `not_found`, `forbidden`, `export_failed`, `worker_busy`
 */
export async function printPaper(
  deps: Deps,
  { projectId, userId, template, format }: Asked & { projectId: string },
): Promise<PrintedForm> {
  const { db } = deps.connection;
  const state = await loadState(db, projectId, userId);
  if (!allowed(memberOf(state, userId).role, 'export')) throw new AppError('forbidden');
  const own = PAPER_TEMPLATES[template];
  const form = fillTemplate(own, await projectFacts(db, state, userId));
  const words = [own.title, state.project.title];
  return makePaper(deps, { form, format, words }, { projectId, userId });
}

/**
 * Fills a template with what the caller has told of himself.
 * @throws AppError `export_failed`, `worker_busy`
 */
export async function printBlank(
  deps: Deps,
  { userId, template, format }: Asked,
): Promise<PrintedForm> {
  const own = PAPER_TEMPLATES[template];
  const form = fillTemplate(own, await ownFacts(deps.connection.db, userId));
  return makePaper(deps, { form, format, words: [own.title] }, null);
}
