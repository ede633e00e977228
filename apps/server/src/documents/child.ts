import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@pv/contract';
import { readSnapshot } from '@pv/editor-schema';
import type { Asset } from '@pv/gost';
import { ImportError } from '@pv/gost/import';
import { createCompiler, pdfPages } from '@pv/gost/typst';
import type { FromChild, PictureFile, ToChild } from './messages.ts';
import { docOf } from './store/doc-of.ts';
import { packVersion } from './store/pack-version.ts';
import { checkTask, copyTask } from './tasks/check-task.ts';
import { compareTask, compareVersionsTask } from './tasks/compare-task.ts';
import { formTask } from './tasks/form-task.ts';
import { guestViewTask } from './tasks/guest-view-task.ts';
import { importTask } from './tasks/import-task.ts';
import { normSheetTask } from './tasks/norm-sheet-task.ts';
import { type Press, printTask } from './tasks/print-task.ts';
import { replaceTask } from './tasks/replace-task.ts';
import { resumeTask } from './tasks/resume-task.ts';
import { syncTask } from './tasks/sync-task.ts';
import { createTextCache, type FindText } from './tasks/text-cache.ts';
import type { Given, Gives, PictureHead, TaskName, TaskProgress } from './tasks.ts';

/** Keeps pictures between tasks: the same object each time, by which the layout knows that it knows it. */
interface AssetCache {
  /** The ids that are not here. */
  missing(pictures: readonly PictureHead[]): string[];
  add(picture: PictureHead, bytes: Uint8Array): void;
  /** Those of the pictures that are here. They are the last to be let go. */
  take(pictures: readonly PictureHead[]): ReadonlyMap<string, Asset>;
}

/** Makes a cache that holds about `limit` bytes; what was not used for longest goes first. */
function createAssetCache(limit: number): AssetCache {
  const kept = new Map<string, Asset>();
  let size = 0;

  const dropOldest = (): void => {
    const [oldest] = kept.values();
    if (!oldest) return;
    kept.delete(oldest.id);
    size -= oldest.bytes.length;
  };

  return {
    missing: (pictures) => pictures.map(({ id }) => id).filter((id) => !kept.has(id)),
    add(picture, bytes) {
      kept.set(picture.id, { ...picture, bytes });
      size += bytes.length;
    },
    take(pictures) {
      const taken = new Map<string, Asset>();
      for (const { id } of pictures) {
        const asset = kept.get(id);
        if (!asset) continue;
        kept.delete(id);
        kept.set(id, asset);
        taken.set(id, asset);
      }
      while (size > limit && kept.size > taken.size) dropOldest();
      return taken;
    },
  };
}

/** Pictures that a child keeps between tasks. */
const PICTURES_BYTES = 64 * 1024 * 1024;

/** Letters of texts that a child keeps decoded: four long theses, some 50 MB. */
const TEXTS_LETTERS = 2_500_000;

/** A server that is gone hears nothing, and its children end without a word. */
const say = (message: FromChild): void => {
  if (!process.connected) process.exit(0);
  process.send?.(message, () => undefined);
};

type Answer = Exclude<ToChild, { kind: 'task' }>;

let hear: (answer: Answer) => void = () => undefined;

/** Asks the server something. One question at a time. */
function ask<K extends Answer['kind']>(question: FromChild, kind: K) {
  return new Promise<Extract<Answer, { kind: K }>>((resolve, reject) => {
    hear = (answer) => {
      if (answer.kind === kind) resolve(answer as Extract<Answer, { kind: K }>);
      else reject(new Error(answer.kind === 'unknown' ? answer.cause : answer.kind));
    };
    say(question);
  });
}

/** Asks the server where pictures are that this child does not have. */
const findPictures = async (ids: string[]): Promise<PictureFile[]> =>
  (await ask({ kind: 'wants', ids }, 'pictures')).pictures;

/** Asks the server for what this child does not have of a text. */
const findText: FindText = async (copy) => (await ask({ kind: 'wantsText', copy }, 'text')).found;

const [, , scratch = ''] = process.argv;

/** Leaves bytes in a new file for the server to take away; gives its path. */
async function leave(bytes: Uint8Array): Promise<string> {
  const file = join(scratch, randomUUID());
  // one that was not used for a day may have been cleared away by a process that started meanwhile
  await mkdir(scratch, { recursive: true });
  await writeFile(file, bytes);
  return file;
}

/** One that was deleted meanwhile is missing in the document as well. */
const readPicture = ({ file }: PictureFile) => readFile(file).catch(() => null);

const compiler = createCompiler();
const cache = createAssetCache(PICTURES_BYTES);

const press: Press = {
  compiler,
  async assets(pictures) {
    const missing = cache.missing(pictures);
    const found = missing.length > 0 ? await findPictures(missing) : [];
    const bytes = await Promise.all(found.map(readPicture));
    const bytesOf = new Map(found.map(({ id }, at) => [id, bytes[at]]));
    for (const picture of pictures) {
      const came = bytesOf.get(picture.id);
      if (came) cache.add(picture, came);
    }
    return cache.take(pictures);
  },
  text: createTextCache(findText, TEXTS_LETTERS),
  leave,
};

type Run<N extends TaskName> = (
  given: Given<N>,
  onProgress: (progress: TaskProgress) => void,
) => Promise<Gives<N>>;

const RUN: { [N in TaskName]: Run<N> } = {
  import: (given, onProgress) => importTask(given, leave, onProgress),
  compare: compareTask,
  compareVersions: compareVersionsTask,
  check: checkTask,
  copy: (given) => copyTask(given, leave),
  guestView: guestViewTask,
  replace: replaceTask,
  sync: syncTask,
  pack: ({ updates }) => packVersion(readSnapshot(docOf(updates))),
  print: (given, onProgress) => printTask(given, press, onProgress),
  form: (given) => formTask(given, press),
  resume: (given) => resumeTask(given, press),
  pdfPages: async ({ file }) => pdfPages(compiler, await readFile(file)),
  normSheet: (given) => normSheetTask(given, press),
};

function failure(error: unknown): FromChild {
  const told = error instanceof ImportError || error instanceof AppError;
  const code = told ? error.code : null;
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
  compiler.release('last');
  say({ kind: 'idle', rss: process.memoryUsage.rss() });
}

process.on('message', (message: ToChild) => {
  if (message.kind === 'task') void work(message.name, message.given);
  else hear(message);
});
// the server is gone, killed perhaps: nobody is left to work for
process.on('disconnect', () => process.exit(0));

// reads the fonts before the first document comes
compiler.compile({ source: '#text(font: "Tinos")[А]', assets: new Map() });
say({ kind: 'ready' });
