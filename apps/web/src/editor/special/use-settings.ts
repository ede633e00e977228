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
import { useCallback, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { createListeners } from '../document/listeners.ts';
import { LocalChange } from '../document/local-change.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';

/** A value that is read from a document, and whoever follows it. */
interface Shared<T> {
  read(): T;
  subscribe(listener: () => void): () => void;
}

/**
 * A value read from a shared map of each document, read anew as anybody changes the map; the same object
 * until it says something else, for all who follow it.
 */
export function createShared<T>(
  map: (doc: Y.Doc) => Pick<Y.Map<unknown>, 'observe' | 'unobserve'>,
  read: (doc: Y.Doc) => T,
  tellingOf: (value: T) => unknown = (value) => value,
): (doc: Y.Doc) => Shared<T> {
  const stores = new WeakMap<Y.Doc, Shared<T>>();
  const open = (doc: Y.Doc): Shared<T> => {
    const told = createListeners();
    let value = read(doc);
    let followers = 0;
    const renew = () => {
      const next = read(doc);
      if (JSON.stringify(tellingOf(next)) !== JSON.stringify(tellingOf(value))) value = next;
    };
    const follow = () => {
      renew();
      told.tell();
    };
    return {
      read() {
        // nobody follows it
        if (followers === 0) renew();
        return value;
      },
      subscribe(listener) {
        if (followers === 0) {
          renew();
          map(doc).observe(follow);
        }
        followers += 1;
        const stop = told.subscribe(listener);
        return () => {
          stop();
          followers -= 1;
          if (followers === 0) map(doc).unobserve(follow);
        };
      },
    };
  };
  return (doc) => {
    const known = stores.get(doc) ?? open(doc);
    stores.set(doc, known);
    return known;
  };
}

function useShared<T>(shared: (doc: Y.Doc) => Shared<T>): T {
  const { subscribe, read } = shared(useLiveDocument().doc);
  return useSyncExternalStore(subscribe, read);
}

const settingsOf = createShared(settingsMap, readSettings);

/** The settings of the document, and how to change some of them in one step of the history. */
export function useSettings(): [DocumentSettings, (news: SettingsChange) => void] {
  const { doc } = useLiveDocument();
  const write = useCallback(
    (news: SettingsChange) =>
      doc.transact(() => writeSettings(doc, news), new LocalChange('settings')),
    [doc],
  );
  return [useShared(settingsOf), write];
}

const byId = (doc: Y.Doc) => new Map(readSources(doc).map((source) => [source.id, source]));
const sourcesOf = createShared(sourcesMap, byId, (sources) => [...sources.values()]);

/** The records of the list of sources by id, followed as anybody changes them. */
export const useSources = (): ReadonlyMap<string, SourceJson> => useShared(sourcesOf);
