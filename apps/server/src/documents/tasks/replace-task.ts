import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import {
  ARTICLE_PROFILE,
  type DocumentSnapshot,
  noteReplaced,
  readSnapshot,
  writeSnapshot,
} from '@pv/editor-schema';
import { applyAnswers, type ImportResult } from '@pv/gost/import';
import * as Y from 'yjs';
import { keepParts } from '../keep-parts.ts';
import { docOf } from '../store/load-updates.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives, Replacement } from '../tasks.ts';

type Reader<K> = (
  by: Extract<Replacement, { kind: K }>,
  current: DocumentSnapshot,
) => Promise<DocumentSnapshot>;

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
    const { snapshot } = applyAnswers({ ...read, assets: [] }, answers);
    return keepChoices(keepParts(snapshot, current), current);
  },
  version: ({ packed }) => unpackVersion(packed),
};

function contentOf(by: Replacement, current: DocumentSnapshot): Promise<DocumentSnapshot> {
  return by.kind === 'import' ? READERS.import(by, current) : READERS.version(by, current);
}

/** Makes the Yjs update that turns a document into another, and packs what it was before. */
export async function replaceTask({ updates, by }: Given<'replace'>): Promise<Gives<'replace'>> {
  const doc = docOf(updates);
  const current = readSnapshot(doc);
  const known = Y.encodeStateVector(doc);
  writeSnapshot(doc, await contentOf(by, current));
  noteReplaced(doc);
  return { change: Y.encodeStateAsUpdate(doc, known), before: await packVersion(current) };
}
