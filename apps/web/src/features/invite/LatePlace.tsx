import { type ReactNode, Suspense, useState } from 'react';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { PanelBoundary, SILENCE } from '../../platform/states/LoadFailure.tsx';

interface LatePlaceProps {
  opened: boolean;
  /** Has the code asked for anew, after it did not come. */
  forget: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The place of a dialog whose code comes apart: nothing before it is opened, and it closes by itself later. */
export function LatePlace({ opened, forget, onClose, children }: LatePlaceProps) {
  const toasts = useToasts();
  const [begun, setBegun] = useState(opened);
  if (opened && !begun) setBegun(true);
  if (!begun) return null;
  function fail() {
    forget();
    setBegun(false);
    onClose();
    toasts.failure(SILENCE);
  }
  return (
    <PanelBoundary failed={() => null} onBroken={fail}>
      <Suspense fallback={null}>{children}</Suspense>
    </PanelBoundary>
  );
}
