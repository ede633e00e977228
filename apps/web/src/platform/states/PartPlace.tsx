import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { PanelBoundary, SILENCE } from './PanelBoundary.tsx';

interface PartPlaceProps {
  /** Has the code asked for anew, after it did not come. */
  forget: () => void;
  /** What stands there until the code is here. */
  shape: ReactNode;
  children: ReactNode;
}

/** The place of a part whose code comes apart: that it did not come is told there, and it is asked for anew. */
export function PartPlace({ forget, shape, children }: PartPlaceProps) {
  return (
    <PanelBoundary
      failed={(retry) => <LoadFailure error={SILENCE} onRetry={retry} />}
      onBroken={forget}
    >
      <Suspense fallback={shape}>{children}</Suspense>
    </PanelBoundary>
  );
}
