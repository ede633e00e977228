import { type CSSProperties, useEffect, useState } from 'react';
import { EditorPage } from '../../editor/shell/EditorPage.tsx';
import { useWorkbenchOf } from '../../editor/shell/use-workbench-of.ts';
import { WorkbenchProvider } from '../../editor/shell/WorkbenchContext.tsx';
import '../../editor/document.css';
import { documentPanels } from '../../features/document/panels.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { LoneLoader } from '../layouts/MainLoader.tsx';
import type { KeptDocument } from './kept-documents.ts';

/** Whether the texts of signed-in pages are here; they are kept with the code. */
function useAllTexts(): boolean {
  const { language } = useServices();
  const [here, setHere] = useState(false);
  useEffect(() => {
    language.complete().then(() => setHere(true), console.warn);
  }, [language]);
  return here;
}

/** There is no frame around it before the server has answered. */
const WHOLE_WINDOW = { '--pv-editor-height': '100dvh' } as CSSProperties;

/** A document as this device has it, written until the server answers and the page is opened anew. */
export default function OfflineDocument({ kept }: { kept: KeptDocument }) {
  // read once: what the storage holds is another object each time
  const [{ view, userId }] = useState(kept);
  const bench = useWorkbenchOf(view, userId);
  const texts = useAllTexts();
  if (!bench || !texts) return <LoneLoader />;
  return (
    <WorkbenchProvider bench={bench}>
      <div style={WHOLE_WINDOW}>
        <EditorPage panels={documentPanels} />
      </div>
    </WorkbenchProvider>
  );
}
