import { FILE_SLOTS, formsOf } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { ProjectState, StageRow } from '../../approval/public.ts';
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

/** What an archive of a project is made of, in the order of its folders. Nobody else has its paths. */
export function listParts(
  state: ProjectState,
  files: readonly ArchivedFile[],
  locale: Locale,
): { index: string; parts: Part[] } {
  const name = namePaths();
  const folder = (key: 'documents' | 'forms' | 'files' | 'earlier') =>
    translate(locale, `archive.folder.${key}`);
  const index = name([], `${translate(locale, 'archive.file.index')}.html`);
  const documents = state.stages.flatMap((stage): Part[] => {
    const document = state.documents.get(stage.id);
    if (!document || document.empty) return [];
    return FORMATS.map((format) => ({
      kind: 'document',
      path: name([folder('documents')], `${stageName(stage, locale)}.${format}`),
      documentId: document.id,
      stageId: stage.id,
      format,
    }));
  });
  const { type, category } = state.project;
  const forms = formsOf(type, category).flatMap((form) =>
    FORMATS.map((format): Part => {
      const path = name([folder('forms')], `${translate(locale, `forms.kind.${form}`)}.${format}`);
      return { kind: 'form', path, form, format };
    }),
  );
  const kept = state.stages.flatMap((stage) =>
    filesOfStage(files, stage.id).map((file): Part => {
      const slot = [
        folder('files'),
        stageName(stage, locale),
        translate(locale, `files.slot.${file.slot}`),
      ];
      const { version, name: own } = file;
      const path =
        file.status === 'current'
          ? name(slot, own)
          : name(
              [...slot, folder('earlier')],
              translate(locale, 'archive.file.version', { version, name: own }),
            );
      return { kind: 'file', path, file };
    }),
  );
  const log = name([], `${translate(locale, 'archive.file.log')}.csv`);
  return { index, parts: [...documents, ...forms, ...kept, { kind: 'log', path: log }] };
}
