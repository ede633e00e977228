import { documentEndpoints } from '@pv/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { createPreviewer, type Previewer, type PreviewState } from './create-previewer.ts';

const BEFORE: PreviewState = { phase: 'saving', pdf: null, error: null };
const never = () => () => {};

/** Makes pages of the document while the panel is open. */
export function usePreviewer(live: LiveDocument): { state: PreviewState; retry: () => void } {
  const call = useCall();
  const [previewer, setPreviewer] = useState<Previewer | null>(null);
  useEffect(() => {
    const opened = createPreviewer({
      doc: live.doc,
      save: () => live.status().save,
      onSave: live.subscribe,
      load: (signal) =>
        call(documentEndpoints.preview, { params: { id: live.id } }, { signal }) as Promise<Blob>,
    });
    setPreviewer(opened);
    return () => opened.destroy();
  }, [live, call]);
  const state = useSyncExternalStore(
    previewer?.subscribe ?? never,
    previewer?.state ?? (() => BEFORE),
  );
  return { state, retry: () => previewer?.retry() };
}
