import { type AssetView, documentEndpoints } from '@pv/contract';
import type { Call } from '../../platform/api/client.ts';
import { createListeners } from '../document/listeners.ts';

/** The pictures of a document with their signed addresses. */
export interface AssetStore {
  /** The address of a picture; an unknown one is asked for, and listeners are told when it is here. */
  url(id: string): string | null;
  find(id: string): AssetView | undefined;
  /** Takes a picture that was just uploaded. */
  add(asset: AssetView): void;
  subscribe(listener: () => void): () => void;
}

/** A picture that the server does not know is asked for again not sooner than this, ms. */
const ASK_AGAIN = 15_000;

export function createAssetStore(call: Call, documentId: string): AssetStore {
  const known = new Map<string, AssetView>();
  const asked = new Map<string, number>();
  const told = createListeners();
  let loading = false;

  async function load() {
    if (loading) return;
    loading = true;
    try {
      const answer = await call(documentEndpoints.assets, { params: { id: documentId } });
      for (const asset of answer.assets) known.set(asset.id, asset);
      told.tell();
    } catch {
      // without a network the pictures appear with the next question
    } finally {
      loading = false;
    }
  }

  return {
    url(id) {
      const found = known.get(id);
      if (found) return found.url;
      const last = asked.get(id) ?? Number.NEGATIVE_INFINITY;
      if (id !== '' && Date.now() - last > ASK_AGAIN) {
        asked.set(id, Date.now());
        void load();
      }
      return null;
    },
    find: (id) => known.get(id),
    add(asset) {
      known.set(asset.id, asset);
      told.tell();
    },
    subscribe: told.subscribe,
  };
}
