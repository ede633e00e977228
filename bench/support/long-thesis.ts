import { endpoints } from '@pv/contract';
import { anchorOf, readSectionHeads, type SectionHead, sectionFragment } from '@pv/editor-schema';
import * as Y from 'yjs';
import { type LiveClient, openLiveClient } from '../../apps/server/test/support/live-client.ts';
import { type Caller, call } from './caller.ts';
import { takeIn } from './documents.ts';
import { messyThesis } from './messy-thesis.ts';

/** Parts of a generated thesis of about 300 pages. */
const PARTS = 156;
/** So many comments and as many suggestions stand in the text that is talked about. */
export const SAID = 500;

/** A long document, and the address at which it is edited. */
export interface LongThesis {
  id: string;
  path: string;
  client: LiveClient;
}

/** Takes the same thesis of 300 pages in, as a document of its own. */
export async function longThesis(caller: Caller, name: string): Promise<LongThesis> {
  const id = await takeIn(caller, name, await messyThesis({ seed: 3, parts: PARTS }));
  const { project_id, stage_id } = await call(caller, endpoints.document.get, { id });
  return {
    id,
    path: `/project/nir/${project_id}/document/${stage_id}`,
    client: await openLiveClient(caller.url, id, caller.token),
  };
}

export const chaptersOf = (doc: Y.Doc): SectionHead[] =>
  readSectionHeads(doc).filter(({ kind }) => kind === 'chap');

/** Typed texts of the paragraphs of a section that are long enough to be talked about. */
export function paragraphsOf(doc: Y.Doc, section: string): Y.XmlText[] {
  return sectionFragment(doc, section)
    .toArray()
    .flatMap((node) =>
      node instanceof Y.XmlElement && node.nodeName === 'paragraph' ? node.toArray() : [],
    )
    .filter((text) => text instanceof Y.XmlText)
    .filter(({ length }) => length > 60);
}

function suggest(text: Y.XmlText, n: number): void {
  const id = `bench-${n}`;
  const insertion = { id, author: 'Пётр Сидоров', authorId: null, at: new Date().toISOString() };
  text.insert(text.length, ' предложено', { insertion });
}

/** Suggests something in the text, evenly over the chapters. */
export async function suggestMuch({ client }: LongThesis): Promise<void> {
  const { doc } = client;
  const chapters = chaptersOf(doc);
  const each = Math.ceil(SAID / chapters.length);
  doc.transact(() => {
    for (const { id } of chapters) {
      const paragraphs = paragraphsOf(doc, id);
      for (let n = 0; n < each; n += 1) {
        const text = paragraphs[n % paragraphs.length];
        if (text) suggest(text, n);
      }
    }
  });
  await client.flush();
}

/** Says something of the text, evenly over the chapters. */
export async function sayMuch(caller: Caller, { id, client }: LongThesis): Promise<void> {
  const { doc } = client;
  const chapters = chaptersOf(doc);
  const each = Math.ceil(SAID / chapters.length);
  for (const { id: section } of chapters) {
    for (let n = 0; n < each; n += 1) {
      const from = n * 90;
      await call(caller, endpoints.comment.add, {
        body: {
          subject: 'document',
          subject_id: id,
          text: `Откуда это следует? ${n}`,
          quote: null,
          thread_id: null,
          anchor: anchorOf(doc, section, [from, from + 30]),
          mentions: [],
        },
      });
    }
  }
}
