import { type DocumentSettings, readSettings, settingsMap, writeSettings } from '@pv/editor-schema';
import { useCallback } from 'react';
import { LocalChange } from '../document/local-change.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';
import { useShared } from '../shell/use-shared.ts';

/** The settings of the document, and how to change some of them in one step of the history. */
export function useSettings(): [DocumentSettings, (news: Partial<DocumentSettings>) => void] {
  const { doc } = useLiveDocument();
  const write = useCallback(
    (news: Partial<DocumentSettings>) =>
      doc.transact(() => writeSettings(doc, news), new LocalChange('settings')),
    [doc],
  );
  return [useShared(settingsMap, readSettings), write];
}
