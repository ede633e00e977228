import { FILE_SLOTS, formsOf } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import { documentsOf, type ProjectState, type StageRow } from '../../approval/public.ts';
import { namePaths } from './name-paths.ts';
import type { ArchivedFile, PaperFormat, Part } from './part.ts';

const FORMATS: readonly PaperFormat[] = ['docx', 'pdf'];

/** The name of a stage with its number. */
export function stageName({ number, title }: StageRow, locale: Locale): string {
  return number === null ? title : translate(locale, 'forms.stage', { number, title });
}

/** Files of a stage: by slots in their usual order, each slot by versions. */
export function filesOfStage(files: readonly ArchivedFile[], stageId: string): ArchivedFile[] {
  return files
    .filter((file) => file.stageId === stageId)
    .sort(
      (a, b) => FILE_SLOTS.indexOf(a.slot) - FILE_SLOTS.indexOf(b.slot) || a.version - b.version,
    );
}

/** The folder of a deleted stage: its old number may be another's by now, so they are counted. */
export const deletedName = ({ title }: StageRow, at: number): string => `${at + 1}. ${title}`;

type Namer = ReturnType<typeof namePaths>;

/** The document of a stage in both formats; nothing where nobody has written anything. */
function documentParts(
  { documents }: ProjectState,
  { id: stageId }: StageRow,
  named: (format: PaperFormat) => string,
): Part[] {
  const document = documents.get(stageId);
  if (!document || document.empty) return [];
  const { id: documentId } = document;
  return FORMATS.map((format) => ({
    kind: 'document',
    path: named(format),
    documentId,
    stageId,
    format,
  }));
}

/** The files of a stage under a folder, by slots, with earlier versions apart. */
function fileParts(
  files: readonly ArchivedFile[],
  { name, within, locale }: { name: Namer; within: readonly string[]; locale: Locale },
): Part[] {
  return files.map((file): Part => {
    const { version, name: own } = file;
    const slot = [...within, translate(locale, `files.slot.${file.slot}`)];
    const earlier = [...slot, translate(locale, 'archive.folder.earlier')];
    const path =
      file.status === 'current'
        ? name(slot, own)
        : name(earlier, translate(locale, 'archive.file.version', { version, name: own }));
    return { kind: 'file', path, file };
  });
}

/** A project with all that goes into its archive. */
export interface Archived {
  state: ProjectState;
  /** The one deleted first comes first. */
  deleted: readonly StageRow[];
  files: readonly ArchivedFile[];
  /** The documents that are commented on. */
  remarked: ReadonlySet<string>;
  /** Whether the work is or was discussed. */
  discussed: boolean;
  /** Its applications for grants. */
  applications: readonly { id: string; title: string }[];
  /** Whether an event has heard it. */
  heard: boolean;
}

/** What an archive of a project is made of, in the order of its folders. Nobody else has its paths. */
export function listParts(
  { state, deleted, files, remarked, discussed, applications, heard }: Archived,
  locale: Locale,
): { index: string; parts: Part[] } {
  const name = namePaths();
  const folder = (key: 'documents' | 'forms' | 'applications' | 'files' | 'deleted') =>
    translate(locale, `archive.folder.${key}`);
  const index = name([], `${translate(locale, 'archive.file.index')}.html`);
  /** The comments on a document beside it, open and settled. */
  const remarksOf = (parts: readonly Part[], named: (ending: string) => string): Part[] => {
    const [first] = parts;
    if (first?.kind !== 'document' || !remarked.has(first.documentId)) return [];
    const title = translate(locale, 'remarks.title');
    return [{ kind: 'remarks', path: named(`${title}.html`), documentId: first.documentId, title }];
  };
  const documents = documentsOf(state).flatMap(({ stage }) => {
    const named = (ending: string) =>
      name([folder('documents')], `${stageName(stage, locale)}${ending}`);
    const parts = documentParts(state, stage, (format) => named(`.${format}`));
    return [...parts, ...remarksOf(parts, (ending) => named(` — ${ending}`))];
  });
  const { type, category } = state.project;
  const forms = formsOf(type, category).flatMap((form) =>
    FORMATS.map((format): Part => {
      const path = name([folder('forms')], `${translate(locale, `forms.kind.${form}`)}.${format}`);
      return { kind: 'form', path, form, format };
    }),
  );
  const asked = applications.map(({ id, title }): Part => {
    const path = name([folder('applications')], `${title}.docx`);
    return { kind: 'application', path, id };
  });
  const kept = state.stages.flatMap((stage) => {
    const within = [folder('files'), stageName(stage, locale)];
    return fileParts(filesOfStage(files, stage.id), { name, within, locale });
  });
  const gone = deleted.flatMap((stage, at) => {
    const within = [folder('deleted'), deletedName(stage, at)];
    const title = translate(locale, 'archive.index.document');
    const parts = documentParts(state, stage, (format) => name(within, `${title}.${format}`));
    return [
      ...parts,
      ...remarksOf(parts, (ending) => name(within, ending)),
      ...fileParts(filesOfStage(files, stage.id), { name, within, locale }),
    ];
  });
  const log = name([], `${translate(locale, 'archive.file.log')}.csv`);
  const tasks = name([], `${translate(locale, 'archive.file.tasks')}.xlsx`);
  const talk = `${translate(locale, 'archive.file.discussion')}.html`;
  const events = `${translate(locale, 'archive.file.events')}.md`;
  const tables: Part[] = [
    ...(discussed ? [{ kind: 'discussion' as const, path: name([], talk) }] : []),
    ...(heard ? [{ kind: 'events' as const, path: name([], events) }] : []),
    { kind: 'tasks', path: tasks },
    { kind: 'log', path: log },
  ];
  return { index, parts: [...documents, ...forms, ...asked, ...kept, ...gone, ...tables] };
}
