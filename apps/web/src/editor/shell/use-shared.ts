import { useMemo, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { createListeners } from '../document/listeners.ts';
import { useLiveDocument } from './DocumentContext.tsx';

/**
 * A value read from a shared map of the document, read anew as anybody changes the map.
 * @param map which map is followed; the same function each time
 * @param read makes the value; the same function each time
 */
export function useShared<T>(
  map: (doc: Y.Doc) => Pick<Y.Map<unknown>, 'observe' | 'unobserve'>,
  read: (doc: Y.Doc) => T,
): T {
  const { doc } = useLiveDocument();
  const store = useMemo(() => {
    const told = createListeners();
    let value = read(doc);
    const follow = () => {
      value = read(doc);
      told.tell();
    };
    return {
      read: () => value,
      subscribe(listener: () => void) {
        value = read(doc);
        map(doc).observe(follow);
        const stop = told.subscribe(listener);
        return () => {
          stop();
          map(doc).unobserve(follow);
        };
      },
    };
  }, [doc, map, read]);
  return useSyncExternalStore(store.subscribe, store.read);
}
