import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import {
  ARTICLE_PROFILE,
  anchorAt,
  anchorFinder,
  type DocumentSnapshot,
  noteReplaced,
  readSnapshot,
  writeSnapshot,
} from '@pv/editor-schema';
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

type Reader<K> = (
  by: Extract<Replacement, { kind: K }>,
  current: DocumentSnapshot,
) => Promise<Content>;

/** A file says nothing of the chosen standard and of the fields typed for the title page. */
function keepChoices(read: DocumentSnapshot, { settings }: DocumentSnapshot): DocumentSnapshot {
  const { profile, titleFields } = settings;
  const numbering = profile === ARTICLE_PROFILE ? settings.numbering : read.settings.numbering;
  return {
    ...read,
    settings: {
      ...read.settings,
      profile,
      numbering,
      titleFields: { ...titleFields, ...read.settings.titleFields },
    },
  };
}

const READERS: { [K in Replacement['kind']]: Reader<K> } = {
  async import({ file, answers }, current) {
    const read = deserialize(await readFile(file)) as Omit<ImportResult, 'assets'>;
    const { snapshot, report } = applyAnswers({ ...read, assets: [] }, answers);
    const { comments } = read;
    return { snapshot: keepChoices(keepParts(snapshot, current), current), report, comments };
  },
  version: async ({ packed }) => ({ snapshot: await unpackVersion(packed) }),
};

function contentOf(by: Replacement, current: DocumentSnapshot): Promise<Content> {
  return by.kind === 'import' ? READERS.import(by, current) : READERS.version(by, current);
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
  const { snapshot, report, comments = [] } = await contentOf(by, current);
  writeSnapshot(doc, snapshot);
  noteReplaced(doc);
  const change = Y.encodeStateAsUpdate(doc, known);
  return {
    change,
    before: await packVersion(current),
    comments: placed(doc, comments),
    ...(report && { report }),
  };
}
