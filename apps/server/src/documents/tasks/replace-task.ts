import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import {
  ARTICLE_PROFILE,
  anchorAt,
  anchorFinder,
  type DocumentSnapshot,
  noteReplaced,
  readSnapshot,
  restoreSection,
  writeSnapshot,
} from '@pv/editor-schema';
import { blocksFor, resolveProfile } from '@pv/gost';
import {
  applyAnswers,
  type ImportedComment,
  type ImportReport,
  type ImportResult,
} from '@pv/gost/import';
import * as Y from 'yjs';
import { keepParts } from '../keep-parts.ts';
import { docOf } from '../store/load-updates.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives, PlacedComment, Replacement } from '../tasks.ts';

/** What stands in the place of the document then; for an import, with its report. */
interface Content {
  snapshot: DocumentSnapshot;
  report?: ImportReport;
  comments?: ImportedComment[] | undefined;
}

/** What takes the place of the whole text. */
type Whole = Exclude<Replacement, { kind: 'section' }>;

type Reader<K> = (by: Extract<Whole, { kind: K }>, current: DocumentSnapshot) => Promise<Content>;

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

const READERS: { [K in Whole['kind']]: Reader<K> } = {
  async import({ file, answers }, current) {
    const read = deserialize(await readFile(file)) as Omit<ImportResult, 'assets'>;
    const { snapshot, report } = applyAnswers({ ...read, assets: [] }, answers);
    const { comments } = read;
    return { snapshot: keepChoices(keepParts(snapshot, current), current), report, comments };
  },
  version: async ({ packed }) => ({ snapshot: await unpackVersion(packed) }),
};

function contentOf(by: Whole, current: DocumentSnapshot): Promise<Content> {
  return by.kind === 'import' ? READERS.import(by, current) : READERS.version(by, current);
}

/** Writes the new content into the document; gives the report and the comments of an import. */
async function write(
  doc: Y.Doc,
  by: Replacement,
  current: DocumentSnapshot,
): Promise<Pick<Content, 'report' | 'comments'>> {
  if (by.kind === 'section') {
    restoreSection(doc, await unpackVersion(by.packed), by.section);
    return {};
  }
  const { snapshot, report, comments } = await contentOf(by, current);
  writeSnapshot(doc, snapshot);
  return { ...(report && { report }), comments };
}

/** Comments where their words stand now; those whose words were not taken in stand at the beginning. */
function placed(doc: Y.Doc, comments: readonly ImportedComment[]): PlacedComment[] {
  const finder = anchorFinder(doc);
  const [first = ''] = finder.sections;
  return comments.map(({ quote, before, after, ...said }) => ({
    ...said,
    anchor: finder.anchorOfWords({ quote, before, after }) ?? anchorAt(first, { quote }),
  }));
}

/** Makes the Yjs update that turns a document into another, and packs what it was before. */
export async function replaceTask({ updates, by }: Given<'replace'>): Promise<Gives<'replace'>> {
  const doc = docOf(updates);
  const current = readSnapshot(doc);
  const known = Y.encodeStateVector(doc);
  const { report, comments = [] } = await write(doc, by, current);
  noteReplaced(doc);
  const change = Y.encodeStateAsUpdate(doc, known);
  return {
    change,
    before: await packVersion(current),
    comments: placed(doc, comments),
    ...(report && { report }),
  };
}
