import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { EditorDialog } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { CitationDialog } from './CitationDialog.tsx';
import { FootnoteDialog } from './FootnoteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ReferenceDialog } from './ReferenceDialog.tsx';

const FormulaDialog = lazy(() =>
  import('./FormulaDialog.tsx').then((module) => ({ default: module.FormulaDialog })),
);

function OpenDialog({ dialog, onClose }: { dialog: EditorDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'formula':
      return <FormulaDialog dialog={dialog} onClose={onClose} />;
    case 'reference':
      return <ReferenceDialog dialog={dialog} onClose={onClose} />;
    case 'citation':
      return <CitationDialog dialog={dialog} onClose={onClose} />;
    case 'footnote':
      return <FootnoteDialog dialog={dialog} onClose={onClose} />;
    case 'link':
      return <LinkDialog dialog={dialog} onClose={onClose} />;
  }
}

/** The dialog that is open, if any. Closing it gives the caret back to the text. */
export function EditorDialogs() {
  const bench = useWorkbench();
  const dialog = useSyncExternalStore(bench.subscribe, bench.dialog);
  if (!dialog) return null;
  const close = () => {
    bench.closeDialog();
    bench.editor()?.view.focus();
  };
  return (
    <Suspense fallback={null}>
      <OpenDialog dialog={dialog} onClose={close} />
    </Suspense>
  );
}
