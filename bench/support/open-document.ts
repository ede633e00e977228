import { endpoints } from '@pv/contract';
import { readSnapshot } from '@pv/editor-schema';
import {
  type Asset,
  buildDocument,
  completeTitlePage,
  formatSource,
  type GostDocument,
} from '@pv/gost';
import { createCompiler, writeTypst } from '@pv/gost/typst';
import { type LiveClient, openLiveClient } from '../../apps/server/test/support/live-client.ts';
import { type Caller, call } from './caller.ts';
import { clock } from './median.ts';

/** A document of the server, open in an editor without a screen. */
export interface OpenDocument {
  client: LiveClient;
  /** What the server itself would print. */
  model: GostDocument;
}

async function loadAssets(caller: Caller, id: string): Promise<Map<string, Asset>> {
  const { assets } = await call(caller, endpoints.document.assets, { id });
  const loaded = await Promise.all(
    assets.map(async ({ url, ...asset }) => {
      const file = await fetch(new URL(url, caller.url));
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { ...asset, mime: asset.mime as Asset['mime'], bytes };
    }),
  );
  return new Map(loaded.map((asset) => [asset.id, asset]));
}

/** Opens a document over the collaboration connection, with its pictures. */
export async function openDocument(caller: Caller, id: string): Promise<OpenDocument> {
  const client = await openLiveClient(caller.url, id, caller.token);
  const { title_page } = await call(caller, endpoints.document.get, { id });
  const snapshot = readSnapshot(client.doc);
  const model = buildDocument(snapshot, {
    titlePage: completeTitlePage(title_page, snapshot.settings),
    assets: await loadAssets(caller, id),
    formatSource,
  });
  return { client, model };
}

/** The compiler alone, as warm as a child between two documents: fonts loaded, nothing laid out. */
export function compilerAlone({ model }: OpenDocument): () => Promise<number> {
  const compiler = createCompiler();
  const source = writeTypst(model);
  return async () => {
    compiler.release('nothing');
    await new Promise((turn) => setImmediate(turn));
    return clock(() => compiler.compile(source).pdf());
  };
}
