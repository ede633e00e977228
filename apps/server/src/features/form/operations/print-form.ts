import { AppError, allowed, type FormKind, formsOf } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { collectForm } from '../collect/collect-form.ts';
import { makePaper, type PrintedForm } from './make-paper.ts';

/**
 * Prints a paper of a project for a member of its team, and tells of it in the log.
 * @throws AppError `not_found`, `forbidden`, `form_absent`, `export_failed`, `worker_busy`
 */
export async function printForm(
  deps: Deps,
  { projectId, userId, form, format }: PrintProps,
): Promise<PrintedForm> {
  const { db } = deps.connection;
  const state = await loadState(db, projectId, userId);
  const member = memberOf(state, userId);
  const { type, category, title } = state.project;
  if (!allowed(member.role, 'export')) throw new AppError('forbidden');
  if (!formsOf(type, category).includes(form)) throw new AppError('form_absent');
  const collected = await collectForm(form, { executor: db, state, now: deps.clock() });
  const words = [translate('ru', `forms.kind.${form}`), title];
  return makePaper(deps, { form: collected, format, words }, { projectId, userId });
}

interface PrintProps {
  projectId: string;
  userId: string;
  form: FormKind;
  format: 'pdf' | 'docx';
}
