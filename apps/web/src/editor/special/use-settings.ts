import {
  type DocumentSettings,
  readSettings,
  readSources,
  type SettingsChange,
  type SourceJson,
  settingsMap,
  sourcesMap,
  writeSettings,
} from '@pv/editor-schema';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { createListeners } from '../document/listeners.ts';
import { LocalChange } from '../document/local-change.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';

/**
 * A value read from a shared map of the document, read anew as anybody changes the map.
 * @param map which map is followed; the same function each time
 * @param read makes the value; the same function each time
 */
function useShared<T>(
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

/** The settings of the document, and how to change some of them in one step of the history. */
export function useSettings(): [DocumentSettings, (news: SettingsChange) => void] {
  const { doc } = useLiveDocument();
  const write = useCallback(
    (news: SettingsChange) =>
      doc.transact(() => writeSettings(doc, news), new LocalChange('settings')),
    [doc],
  );
  return [useShared(settingsMap, readSettings), write];
}

const byId = (doc: Y.Doc) => new Map(readSources(doc).map((source) => [source.id, source]));

/** The records of the list of sources by id, followed as anybody changes them. */
export const useSources = (): ReadonlyMap<string, SourceJson> => useShared(sourcesMap, byId);
