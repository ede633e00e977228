import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { paperOf, sceneOf } from '../../application/public.ts';
import type { ProjectState } from '../../approval/public.ts';
import { readThreads } from '../../comment/public.ts';
import { writeOutcomes } from '../../control-event/public.ts';
import type { ArchivedDiscussion } from '../../discussion/public.ts';
import { loadTitleFacts, printDocument } from '../../document/public.ts';
import { collectForm } from '../../form/public.ts';
import { writeCsv } from '../../log/public.ts';
import { writeTable } from '../../task/public.ts';
import { writeDiscussion, writeRemarks } from '../index-page/write-discussion.ts';
import type { Part, PartOf } from '../parts/part.ts';
import type { ArchiveRow } from '../queries/change-archive.ts';
import type { Entry } from '../zip/write-zip.ts';

/** What parts are made from. */
export interface Making {
  deps: Deps;
  row: ArchiveRow;
  state: ProjectState;
  discussion: ArchivedDiscussion | null;
}

/** A file that was made for the archive alone is taken away once it is read. */
function passing(file: string, mtime: Date): Entry {
  const stream = createReadStream(file);
  stream.on('close', () => rm(file, { force: true }).catch(() => undefined));
  return { stream, compress: false, mtime };
}

async function openDocument(
  { deps, row }: Making,
  { documentId, stageId, format }: PartOf<'document'>,
): Promise<Entry> {
  const access = loadTitleFacts(deps.connection.db, { stageId }, row.authorId);
  const { file } = await printDocument(deps, { documentId, access, format });
  return passing(file, deps.clock());
}

async function openForm({ deps, state }: Making, { form, format }: PartOf<'form'>): Promise<Entry> {
  const now = deps.clock();
  const collected = await collectForm(form, { executor: deps.connection.db, state, now });
  const task = { name: 'form', given: { form: collected, format } } as const;
  const { file } = await deps.documents.pool.run(task);
  return passing(file, now);
}

async function openApplication(
  { deps, row, state }: Making,
  { id }: PartOf<'application'>,
): Promise<Entry> {
  const scene = await sceneOf(deps.connection.db, { id, state, userId: row.authorId ?? '' });
  const task = { name: 'form', given: { form: paperOf(scene), format: 'docx' } } as const;
  const { file } = await deps.documents.pool.run(task);
  return passing(file, deps.clock());
}

async function openFile({ deps, row }: Making, { file }: PartOf<'file'>): Promise<Entry> {
  const { storageKey, size, uploadedAt } = file;
  // an entry that has begun cannot be taken back: looked at before
  const whole = (await deps.storage.size(storageKey)) === size;
  const stream = whole ? await deps.storage.stream(storageKey) : null;
  if (!stream) throw new PartMissing(translate(row.locale, 'archive.index.lost'));
  return { stream, size, compress: false, mtime: uploadedAt ?? file.createdAt };
}

async function openLog({ deps, row }: Making): Promise<Entry> {
  const { projectId, authorId: userId, locale, zone } = row;
  const table = writeCsv(deps.connection.db, { project_id: projectId, zone }, { userId, locale });
  return { stream: Readable.from(table), compress: true, mtime: deps.clock() };
}

async function openTasks({ deps, row }: Making): Promise<Entry> {
  const { projectId, authorId: userId, locale } = row;
  const table = { projectId, userId, format: 'xlsx', locale } as const;
  const { bytes } = await writeTable(deps.connection.db, table);
  return { stream: Readable.from([bytes]), compress: false, mtime: deps.clock() };
}

async function openDiscussion({ deps, row, discussion }: Making): Promise<Entry> {
  if (!discussion) throw new AppError('not_found');
  const page = Buffer.from(writeDiscussion(discussion, row));
  return { stream: Readable.from([page]), compress: true, mtime: deps.clock() };
}

async function openRemarks(
  { deps, row }: Making,
  { documentId, title }: PartOf<'remarks'>,
): Promise<Entry> {
  const now = deps.clock();
  const rights = { mayComment: false, moderates: false, settles: false, seesTasks: false };
  const reader = { userId: row.authorId, now, ...rights };
  const subject = { subject: 'document', subjectId: documentId } as const;
  const comments = await readThreads(deps.connection.db, subject, reader);
  const page = Buffer.from(writeRemarks({ title, comments }, row));
  return { stream: Readable.from([page]), compress: true, mtime: now };
}

async function openEvents({ deps, row }: Making): Promise<Entry> {
  const text = await writeOutcomes(deps.connection.db, row.projectId, row.locale);
  return { stream: Readable.from([Buffer.from(text)]), compress: true, mtime: deps.clock() };
}

/** Why a part is not in the archive, in the words of its reader. */
export class PartMissing extends Error {}

type Opener<K extends Part['kind']> = (making: Making, part: PartOf<K>) => Promise<Entry>;

const OPENERS: { [K in Part['kind']]: Opener<K> } = {
  document: openDocument,
  form: openForm,
  file: openFile,
  application: openApplication,
  remarks: openRemarks,
  discussion: openDiscussion,
  events: openEvents,
  tasks: openTasks,
  log: openLog,
};

/**
 * Gives the bytes of a part. The log alone is made while it is read.
 * @throws PartMissing, AppError when the part cannot be made; the archive goes on without it
 */
export function openPart<K extends Part['kind']>(making: Making, part: PartOf<K>): Promise<Entry> {
  const open: Opener<K> = OPENERS[part.kind as K];
  return open(making, part);
}

/** The sentence that tells why a part is missing. */
export function whyMissing({ row }: Making, error: unknown): string {
  if (error instanceof PartMissing) return error.message;
  const code = error instanceof AppError ? error.code : 'export_failed';
  return translateDynamic(row.locale, `errors.${code}`);
}
