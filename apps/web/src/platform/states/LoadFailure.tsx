import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SupportLink } from '../../ui/SupportLink.tsx';
import { ApiError, isApiError } from '../api/api-error.ts';
import { useServices } from '../ServicesContext.tsx';
import { describeError, isUnexpected } from '../toasts/toasts.tsx';
import { kindOfError } from '../trouble.ts';

/**
 * The words of a failure that is told in its place, '' without one, and whether the person needs help with
 * it. What the person cannot mend, silence of the network too, is noted for a letter to the support.
 */
export function useFailure(error: unknown): { words: string; helpless: boolean } {
  const { trouble } = useServices();
  const { t } = useTexts();
  const there = error !== null && error !== undefined;
  const words = there ? describeError(error, t) : '';
  const helpless = there && isUnexpected(error);
  const noted = helpless || isApiError(error, 'network');
  const kind = kindOfError(error);
  useEffect(() => {
    if (noted) trouble.failed(words, { kind });
  }, [noted, words, kind, trouble]);
  return { words, helpless };
}

/** In the place of what could not be loaded: why, and a way to try again where that can help. */
export function LoadFailure(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const { words, helpless } = useFailure(props.error);
  const final = isApiError(props.error, 'not_found', 'forbidden');
  return (
    <EmptyState
      icon={IconAlertTriangle}
      text={words}
      action={
        final ? null : (
          <>
            <Button variant="default" onClick={() => props.onRetry()}>
              {t('ui.retry')}
            </Button>
            {helpless && <SupportLink />}
          </>
        )
      }
    />
  );
}

/** The code of a panel or a dialog comes over the network, and nearly nothing else of it can fail. */
export const SILENCE = new ApiError(0, 'network');

/** In the place of code that did not come: it is asked for again when the network is back. */
export function CodeFailure({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <LoadFailure error={SILENCE} onRetry={onRetry} />;
}

interface PanelBoundaryProps {
  children: ReactNode;
  /** What stands in the place of a panel that broke or whose code did not come. */
  failed: (onRetry: () => void) => ReactNode;
  /** Called when it broke, so that it can be begun anew when it is opened again. */
  onBroken: () => void;
}

/** Keeps the failure of a panel or a dialog away from the text: the page around it stays. */
export class PanelBoundary extends Component<PanelBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.failed(() => this.setState({ broken: false }));
  }
}

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
    <PanelBoundary failed={(retry) => <CodeFailure onRetry={retry} />} onBroken={forget}>
      <Suspense fallback={shape}>{children}</Suspense>
    </PanelBoundary>
  );
}
