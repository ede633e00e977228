import type * as Y from 'yjs';
import { type LiveClient, openLiveClient } from '../apps/server/test/support/live-client.ts';
import type { Caller } from './support/caller.ts';
import { takeIn } from './support/documents.ts';
import { chaptersOf, paragraphsOf } from './support/long-thesis.ts';
import { messyThesis } from './support/messy-thesis.ts';
import { printTable, time, times } from './support/table.ts';
import { withServer } from './support/with-server.ts';

const EDITORS = 50;
/** Edits of each editor a second, and for how long, s. */
const RATE = 2;
const LONG = 20;

const at = (all: Float64Array, part: number): number =>
  all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;

/** The paragraph into which everybody types. */
function sharedText(doc: Y.Doc): Y.XmlText {
  const [text] = paragraphsOf(doc, chaptersOf(doc)[0]?.id ?? '');
  if (!text) throw new Error('the document has no paragraph of a chapter');
  return text;
}

/** Types in turns, each editor twice a second; gives how long each word was on its way to each other editor. */
async function typeTogether(clients: readonly LiveClient[]): Promise<Float64Array> {
  const sent = new Map<string, number>();
  const arrivals: number[] = [];
  for (const { doc } of clients) {
    sharedText(doc).observe(({ delta, transaction }) => {
      if (transaction.local) return;
      const now = performance.now();
      for (const { insert } of delta) {
        for (const [word] of String(insert ?? '').matchAll(/<\d+>/g)) {
          const since = sent.get(word);
          if (since !== undefined) arrivals.push(now - since);
        }
      }
    });
  }
  const texts = clients.map(({ doc }) => sharedText(doc));
  const edits = EDITORS * RATE * LONG;
  const begun = performance.now();
  for (let edit = 0; edit < edits; edit += 1) {
    const due = begun + (edit * 1000) / (EDITORS * RATE);
    await new Promise((later) => setTimeout(later, Math.max(0, due - performance.now())));
    const word = `<${edit}>`;
    const text = texts[edit % EDITORS];
    sent.set(word, performance.now());
    text?.insert(text.length, word);
  }
  const expected = edits * (EDITORS - 1);
  for (let wait = 0; arrivals.length < expected && wait < 100; wait += 1) {
    await new Promise((later) => setTimeout(later, 100));
  }
  console.log(`\n${arrivals.length} of ${expected} words have arrived`);
  return Float64Array.from(arrivals).sort();
}

async function bench(caller: Caller): Promise<void> {
  const id = await takeIn(caller, 'Общий документ', await messyThesis({ seed: 5, parts: 52 }));
  // one after another: few may knock at once from one address before the server knows who they are
  const clients: LiveClient[] = [];
  while (clients.length < EDITORS) clients.push(await openLiveClient(caller.url, id, caller.token));
  const arrivals = await typeTogether(clients);
  const [half = 0, last = 0] = [at(arrivals, 0.5), at(arrivals, 0.99)];
  printTable(
    `${EDITORS} editors, ${RATE} edits a second each, ${LONG} s, a document of a hundred pages`,
    [
      ['', 'time', 'of the middle one'],
      ['half arrive within', time(half), ''],
      ['99 of 100 arrive within', time(last), times(last, half)],
      ['the last', time(at(arrivals, 1)), times(at(arrivals, 1), half)],
    ],
  );
  console.log(
    '\nAim: 99 of 100 within 20 ms. Sender and readers share one process beside the server.',
  );
  for (const client of clients) client.close();
}

/** How soon a word typed by one of fifty editors is in the text of the others, over real WebSockets. */
export const benchCollaboration = (): Promise<void> => withServer(bench);
