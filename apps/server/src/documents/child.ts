import { readSnapshot } from '@pv/editor-schema';
import { ImportError } from '@pv/gost/import';
import { createCompiler } from '@pv/gost/typst';
import { docOf } from '../features/document/store/load-updates.ts';
import { packVersion } from '../features/document/store/pack-version.ts';
import { createAssetCache } from './asset-cache.ts';
import type { FromChild, PictureBytes, ToChild } from './messages.ts';
import { importTask } from './tasks/import-task.ts';
import { type Press, printTask } from './tasks/print-task.ts';
import { replaceTask } from './tasks/replace-task.ts';
import type { Given, Gives, TaskName, TaskProgress } from './tasks.ts';

/** Pictures that a child keeps between tasks. */
const PICTURES_BYTES = 64 * 1024 * 1024;

/** A server that is gone hears nothing, and its children end without a word. */
const say = (message: FromChild): void => {
  if (!process.connected) process.exit(0);
  process.send?.(message, () => undefined);
};

let deliver: (pictures: PictureBytes[]) => void = () => undefined;

/** Asks the server for pictures that this child does not have. */
function fetchPictures(ids: string[]): Promise<PictureBytes[]> {
  return new Promise((resolve) => {
    deliver = resolve;
    say({ kind: 'wants', ids });
  });
}

const compiler = createCompiler();
const cache = createAssetCache(PICTURES_BYTES);

const press: Press = {
  compiler,
  async assets(pictures) {
    const missing = cache.missing(pictures);
    const came = missing.length > 0 ? await fetchPictures(missing) : [];
    const bytesOf = new Map(came.map(({ id, bytes }) => [id, bytes]));
    for (const picture of pictures) {
      const bytes = bytesOf.get(picture.id);
      if (bytes) cache.add(picture, bytes);
    }
    return cache.take(pictures);
  },
};

type Run<N extends TaskName> = (
  given: Given<N>,
  onProgress: (progress: TaskProgress) => void,
) => Promise<Gives<N>>;

const RUN: { [N in TaskName]: Run<N> } = {
  import: importTask,
  replace: replaceTask,
  pack: ({ updates }) => packVersion(readSnapshot(docOf(updates))),
  print: (given, onProgress) => printTask(given, press, onProgress),
};

function failure(error: unknown): FromChild {
  const code = error instanceof ImportError ? error.code : null;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'failed', code, message };
}

async function work<N extends TaskName>(name: N, given: Given<N>): Promise<void> {
  const run: Run<N> = RUN[name];
  try {
    say({
      kind: 'done',
      gives: await run(given, (progress) => say({ kind: 'progress', progress })),
    });
  } catch (error) {
    say(failure(error));
  }
  // the answer is on its way already: cleaning up costs nobody time
  globalThis.gc?.();
  say({ kind: 'idle', rss: process.memoryUsage.rss() });
}

process.on('message', (message: ToChild) => {
  if (message.kind === 'pictures') deliver(message.pictures);
  else void work(message.name, message.given);
});
// the server is gone, killed perhaps: nobody is left to work for
process.on('disconnect', () => process.exit(0));

// reads the fonts before the first document comes
compiler.compile({ source: '#text(font: "Tinos")[А]', assets: new Map() });
say({ kind: 'ready' });
