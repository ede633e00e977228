import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from '../app/toasts/describe-error.ts';
import { useTexts } from '../i18n/LanguageContext.tsx';
import { EmptyState } from './EmptyState.tsx';

/** In the place of what could not be loaded: why, and a way to try again. */
export function LoadFailure(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconAlertTriangle}
      text={describeError(props.error, t)}
      action={
        <Button variant="default" onClick={() => props.onRetry()}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
