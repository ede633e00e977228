import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Follows something of an editor; `read` gives a string, a number or a flag. */
export function useEditorValue<T extends string | number | boolean>(
  editor: Editor,
  read: (editor: Editor) => T,
): T {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell);
      return () => {
        editor.off('transaction', tell);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}
