import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SupportLink } from '../../ui/SupportLink.tsx';
import { isApiError } from '../api/api-error.ts';
import { useFailure } from './use-failure.ts';

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
