import type { Editor } from '@tiptap/core';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { LiveDocumentProvider } from './DocumentContext.tsx';
import type { Workbench } from './workbench.ts';

const WorkbenchContext = createContext<Workbench | null>(null);

/** Hands the workbench and its document to everything inside. */
export function WorkbenchProvider(props: { bench: Workbench; children: ReactNode }) {
  return (
    <WorkbenchContext value={props.bench}>
      <LiveDocumentProvider live={props.bench.live}>{props.children}</LiveDocumentProvider>
    </WorkbenchContext>
  );
}

/** What the parts of the open page share. */
export function useWorkbench(): Workbench {
  const bench = use(WorkbenchContext);
  if (!bench) throw new Error('useWorkbench needs a WorkbenchProvider above it');
  return bench;
}

/** A value read from the editor, drawn anew only when it differs; give a primitive. */
export function useEditorValue<T extends string | number | boolean | null>(
  read: (editor: Editor | null) => T,
): T {
  const bench = useWorkbench();
  return useSyncExternalStore(bench.onTransaction, () => read(bench.editor()));
}
