import { type AssetView, assetSchema } from '@pv/contract';
import radiogramUrl from '@pv/editor-schema/demo/radiogram.png';
import { type Asset, imageInfo } from '@pv/gost';
import type * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { SendPicture } from '../../../editor/shell/workbench.ts';
import type { AssetStore } from '../../../editor/text/asset-store.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { requestId } from '../../../platform/api/client.ts';
import { DEMO_PICTURE } from '../demo-text.ts';

/** A larger picture is refused: everything stays in the browser. */
const LARGEST = 5 * 1024 ** 2;

/** What is kept of a picture beside its bytes. */
const headSchema = assetSchema.omit({ url: true, id: true, size: true });

/** The pictures of the demo: those of its text come with the app, the visitor's are kept in the document. */
export interface DemoPictures {
  store: AssetStore;
  send: SendPicture;
  /** All of them with their bytes, for a file. */
  assets(): Promise<Map<string, Asset>>;
  destroy(): void;
}

function readPicture(
  value: unknown,
): { head: Omit<AssetView, 'id' | 'url'>; bytes: Uint8Array } | null {
  const head = headSchema.safeParse(value).data;
  const bytes = typeof value === 'object' && value && 'bytes' in value ? value.bytes : null;
  if (!head || !(bytes instanceof Uint8Array)) return null;
  return { head: { ...head, size: bytes.length }, bytes };
}

/** Opens the pictures of a demo document. */
export function openDemoPictures(doc: Y.Doc): DemoPictures {
  const map: Y.Map<unknown> = doc.getMap('pictures');
  const told = createListeners();
  const shown = new Map<string, AssetView>([
    [DEMO_PICTURE.id, { ...DEMO_PICTURE, size: 0, url: radiogramUrl }],
  ]);

  function find(id: string): AssetView | undefined {
    const known = shown.get(id);
    if (known) return known;
    const kept = readPicture(map.get(id));
    if (!kept) return undefined;
    const url = URL.createObjectURL(new Blob([kept.bytes.slice()], { type: kept.head.mime }));
    const view = { id, ...kept.head, url };
    shown.set(id, view);
    return view;
  }
  const tell = () => told.tell();
  map.observe(tell);

  return {
    store: {
      url: (id) => find(id)?.url ?? null,
      find,
      // it is in the document already, which tells of it
      add: () => undefined,
      subscribe: told.subscribe,
    },
    async send(file, onProgress) {
      if (file.size > LARGEST) throw new ApiError(422, 'file_too_large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const info = imageInfo(bytes);
      if (!info) throw new ApiError(422, 'file_type_refused');
      const id = requestId();
      map.set(id, { name: file.name || 'picture.png', ...info, bytes });
      onProgress(1);
      const view = find(id);
      if (!view) throw new Error('A picture that was just kept is not there');
      return view;
    },
    async assets() {
      const all = new Map<string, Asset>();
      const answer = await fetch(radiogramUrl);
      if (!answer.ok) throw new ApiError(0, 'network');
      all.set(DEMO_PICTURE.id, {
        ...DEMO_PICTURE,
        bytes: new Uint8Array(await answer.arrayBuffer()),
      });
      for (const [id, value] of map) {
        const kept = readPicture(value);
        const info = kept && imageInfo(kept.bytes);
        if (info) all.set(id, { id, ...info, bytes: kept.bytes });
      }
      return all;
    },
    destroy() {
      map.unobserve(tell);
      for (const { url } of shown.values()) if (url.startsWith('blob:')) URL.revokeObjectURL(url);
    },
  };
}
