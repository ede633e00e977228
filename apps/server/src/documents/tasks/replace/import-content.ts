import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { ARTICLE_PROFILE, type DocumentSnapshot, type SectionJson } from '@pv/editor-schema';
import { blocksFor, resolveProfile } from '@pv/gost';
import {
  applyAnswers,
  type ImportedComment,
  type ImportReport,
  type ImportResult,
} from '@pv/gost/import';
import { keepParts } from '../../keep-parts.ts';
import type { Replacement } from '../../tasks.ts';

/** A file says nothing of the chosen formatting and of the fields typed for the title page. */
function keepChoices(read: DocumentSnapshot, { settings }: DocumentSnapshot): DocumentSnapshot {
  const { profile, titleFields, profileTaken, profileOverrides, sourceStyle } = settings;
  const blocks = settings.titleBlocks ?? resolveProfile(settings).titleBlocks;
  // a typed «УТВЕРЖДАЮ» or direction takes its block along where the title page has none
  const titleBlocks = blocksFor(blocks, read.settings.titleFields);
  const numbering = profile === ARTICLE_PROFILE ? settings.numbering : read.settings.numbering;
  return {
    ...read,
    settings: {
      ...read.settings,
      profile,
      numbering,
      titleFields: { ...titleFields, ...read.settings.titleFields },
      ...((settings.titleBlocks || titleBlocks !== blocks) && { titleBlocks: [...titleBlocks] }),
      ...(profileTaken && { profileTaken }),
      ...(profileOverrides && { profileOverrides }),
      ...(sourceStyle && { sourceStyle }),
    },
  };
}

/** A file names no stages: a section keeps that of the one with its heading. */
function keepStages(read: DocumentSnapshot, current: DocumentSnapshot): DocumentSnapshot {
  const keyOf = ({ kind, title }: SectionJson) => `${kind} ${title.trim()}`;
  const stageOf = new Map(current.sections.map((section) => [keyOf(section), section.stage]));
  const sections = read.sections.map((section) => {
    const stage = section.stage ?? stageOf.get(keyOf(section));
    return stage ? { ...section, stage } : section;
  });
  return { ...read, sections };
}

type Import = Extract<Replacement, { kind: 'import' }>;

/** What a file says in the place of the document, with what is kept of that; its report and comments. */
export async function importContent(
  { file, answers }: Import,
  current: DocumentSnapshot,
): Promise<{
  snapshot: DocumentSnapshot;
  report: ImportReport;
  comments: ImportedComment[] | undefined;
}> {
  const read = deserialize(await readFile(file)) as Omit<ImportResult, 'assets'>;
  const { snapshot, report } = applyAnswers({ ...read, assets: [] }, answers);
  return {
    snapshot: keepStages(keepChoices(keepParts(snapshot, current), current), current),
    report,
    comments: read.comments,
  };
}
