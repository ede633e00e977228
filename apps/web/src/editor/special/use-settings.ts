import { type DocumentSettings, readSettings, settingsMap, writeSettings } from '@pv/editor-schema';
import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../document/listeners.ts';
import { LocalChange } from '../document/local-change.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';

/** The settings of the document, and how to change some of them in one step of the history. */
export function useSettings(): [DocumentSettings, (news: Partial<DocumentSettings>) => void] {
  const { doc } = useLiveDocument();
  const store = useMemo(() => {
    const told = createListeners();
    let settings = readSettings(doc);
    const follow = () => {
      settings = readSettings(doc);
      told.tell();
    };
    return {
      read: () => settings,
      subscribe(listener: () => void) {
        settings = readSettings(doc);
        settingsMap(doc).observe(follow);
        const stop = told.subscribe(listener);
        return () => {
          stop();
          settingsMap(doc).unobserve(follow);
        };
      },
      write: (news: Partial<DocumentSettings>) =>
        doc.transact(() => writeSettings(doc, news), new LocalChange('settings')),
    };
  }, [doc]);
  return [useSyncExternalStore(store.subscribe, store.read), store.write];
}
