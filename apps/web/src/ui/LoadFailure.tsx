import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isApiError } from '../app/api/api-error.ts';
import { describeError } from '../app/toasts/describe-error.ts';
import { useTexts } from '../i18n/LanguageContext.tsx';
import { EmptyState } from './EmptyState.tsx';

/** In the place of what could not be loaded: why, and a way to try again where that can help. */
export function LoadFailure(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const final = isApiError(props.error, 'not_found', 'forbidden');
  return (
    <EmptyState
      icon={IconAlertTriangle}
      text={describeError(props.error, t)}
      action={
        final ? null : (
          <Button variant="default" onClick={() => props.onRetry()}>
            {t('ui.retry')}
          </Button>
        )
      }
    />
  );
}
