import { readSources, type SourceJson, sourcesMap } from '@pv/editor-schema';
import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../document/listeners.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';

/** The records of the list of sources by id, followed as anybody changes them. */
export function useSources(): ReadonlyMap<string, SourceJson> {
  const { doc } = useLiveDocument();
  const store = useMemo(() => {
    const told = createListeners();
    const read = () => new Map(readSources(doc).map((source) => [source.id, source]));
    let sources = read();
    const follow = () => {
      sources = read();
      told.tell();
    };
    return {
      read: () => sources,
      subscribe(listener: () => void) {
        sources = read();
        sourcesMap(doc).observe(follow);
        const stop = told.subscribe(listener);
        return () => {
          stop();
          sourcesMap(doc).unobserve(follow);
        };
      },
    };
  }, [doc]);
  return useSyncExternalStore(store.subscribe, store.read);
}
