import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useEndSession } from '../api.ts';

/** Signs out in one of the places where one is signed in; several may be on their way at once. */
export function EndSession({ id }: { id: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const end = useEndSession();
  return (
    <Button
      variant="subtle"
      color="gray"
      data-ends
      loading={end.isPending}
      onClick={() =>
        // the row is gone by then, so the call is waited for and not the button
        void end.mutateAsync({ params: { id } }).then(
          () => toasts.success(t('profile.sessions.ended')),
          () => undefined,
        )
      }
    >
      {t('profile.sessions.end')}
    </Button>
  );
}
