import { rm } from 'node:fs/promises';
import { AppError, allowed, type FormKind, formsOf } from '@pv/contract';
import { translate } from '@pv/texts';
import { type Deps, inTransaction } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { appendEvent, loadState, lockState, memberOf } from '../../approval/public.ts';
import { collectForm } from '../collect/collect-form.ts';

type Format = 'pdf' | 'docx';

export const FORM_MIME: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A paper as a file on the disk of this machine, which is the caller's to take away. */
export interface PrintedForm {
  file: string;
  /** The name that it is saved under. */
  name: string;
}

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
  const given = { form: collected, format };
  const { file } = await deps.documents.pool.run({ name: 'form', given }, { urgent: true });
  const name = fileName([translate('ru', `forms.kind.${form}`), title], format, 'Документ');
  const after = { format, name };
  await inTransaction(deps, async (work) => {
    await lockState(work.trx, projectId, userId);
    await appendEvent(work, { projectId, kind: 'form_exported', actor: member, after });
  }).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  return { file, name };
}

interface PrintProps {
  projectId: string;
  userId: string;
  form: FormKind;
  format: Format;
}
