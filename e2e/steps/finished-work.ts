import { endpoints, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { call } from '../../bench/support/caller.ts';
import type { Product } from '../support/server.ts';
import type { Member } from './member.ts';

const PDF = Buffer.from('%PDF-1.7\n% Отчёт\n%%EOF');

/** Gives a student a work with one stage, approved by herself, whose final report is there and not sent. */
export async function newReportedWork({ url }: Product, { token }: Member, title: string) {
  const who = { url, token };
  const { project, stage, file, stageFile } = endpoints;
  const category_id = PROJECT_CATEGORIES.bachelor;
  const body = {
    title,
    category_id,
    role_id: ROLE_IDS.researcher,
    annotation: 'О прочности швов.',
  };
  const { id } = await call(who, project.create, { body });
  const field = { title: 'Метод', kind: 'text', content: 'Испытание на разрыв.' } as const;
  await call(who, project.taskFields.add, { id, body: field });
  const add = { project_id: id, kind: 'numeric', title: 'Обзор' } as const;
  const { id: one } = await call(who, stage.create, { body: add });
  await call(who, stage.change, { id: one, body: { result_text: 'Обзор собран.', version: 0 } });
  const { stages } = await call(who, project.get, { id });
  const finish = stages.at(-1)?.id ?? '';
  await call(who, project.approve, { id, body: {} });
  await call(who, stage.approve, { id: one, body: { status_type: 'plan' } });
  await call(who, stage.finishApprove, { id: one, body: {} });
  const slot = 'stage_final__final_report_file';
  const sent = { project_id: id, stage_id: finish, slot, name: 'Отчёт о швах.pdf' } as const;
  const { file_id, upload_url } = await call(who, stageFile.add, {
    body: { ...sent, size: PDF.length, type: 'application/pdf' },
  });
  await fetch(new URL(upload_url, url), { method: 'PUT', body: PDF });
  await call(who, file.finish, { id: file_id, body: { uploaded: true } });
  return { id, finish, path: `/project/nir/${id}` };
}
