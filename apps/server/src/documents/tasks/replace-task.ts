import {
  type DocumentSnapshot,
  noteReplaced,
  readSnapshot,
  restoreSection,
  writeSnapshot,
} from '@pv/editor-schema';
import type { ImportedComment, ImportReport } from '@pv/gost/import';
import * as Y from 'yjs';
import { docOf } from '../store/doc-of.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives, Replacement } from '../tasks.ts';
import { gatherContent } from './replace/gather-content.ts';
import { importContent } from './replace/import-content.ts';
import { placeComments } from './replace/place-comments.ts';
import { into, putBack } from './replace/put-back.ts';

/** What stands in the place of the document then; for an import, with its report. */
interface Content {
  snapshot: DocumentSnapshot;
  report?: ImportReport;
  comments?: ImportedComment[] | undefined;
  gathered?: Gives<'replace'>['gathered'];
}

/** What takes the place of the whole text. */
type Whole = Exclude<Replacement, { kind: 'section' }>;

async function contentOf(by: Whole, current: DocumentSnapshot): Promise<Content> {
  if (by.kind === 'gather') return gatherContent(by, current);
  if (by.kind === 'import') return importContent(by, current);
  const kept = await unpackVersion(by.packed);
  return { snapshot: by.of ? putBack(kept, current, by.of) : kept };
}

/** Writes the new content into the document; gives the report and the comments of an import. */
async function write(
  doc: Y.Doc,
  by: Replacement,
  current: DocumentSnapshot,
): Promise<Omit<Content, 'snapshot'>> {
  if (by.kind === 'section') {
    restoreSection(
      doc,
      await unpackVersion(by.packed),
      by.section,
      by.of ? into(by.of) : undefined,
    );
    return {};
  }
  const { snapshot, ...besides } = await contentOf(by, current);
  writeSnapshot(doc, snapshot);
  return besides;
}

/** Makes the Yjs update that turns a document into another, and packs what it was before. */
export async function replaceTask(given: Given<'replace'>): Promise<Gives<'replace'>> {
  const { updates, by, userId } = given;
  const doc = docOf(updates);
  const current = readSnapshot(doc);
  const known = Y.encodeStateVector(doc);
  const { report, gathered, comments = [] } = await write(doc, by, current);
  noteReplaced(doc, userId);
  const change = Y.encodeStateAsUpdate(doc, known);
  const placed = placeComments(doc, comments);
  if (placed.lost > 0) {
    const values = { count: placed.lost };
    report?.warnings.push({ code: 'comments_unplaced', values, place: null });
  }
  return {
    change,
    before: await packVersion(current),
    comments: placed.comments,
    ...(report && { report }),
    ...(gathered && { gathered }),
  };
}
