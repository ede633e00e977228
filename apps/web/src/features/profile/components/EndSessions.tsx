import { Button, Group } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { useEndOtherSessions } from '../api.ts';

/** Ends many sessions at once: all others, or those and one's own. */
export function EndSessions() {
  const { t } = useTexts();
  const toasts = useToasts();
  const signOut = useSignOut();
  const others = useEndOtherSessions();
  const everywhere = useEndOtherSessions();
  return (
    <Group mt="md" gap="sm">
      <Button
        variant="default"
        loading={others.isPending}
        onClick={() =>
          others.mutate({}, { onSuccess: () => toasts.success(t('profile.sessions.othersEnded')) })
        }
      >
        {t('profile.sessions.endOthers')}
      </Button>
      <Button
        variant="default"
        loading={everywhere.isPending}
        // one's own goes last: as long as others cannot be ended, one can try again
        onClick={() =>
          everywhere.mutate({}, { onSuccess: () => void signOut(t('profile.sessions.allEnded')) })
        }
      >
        {t('profile.sessions.endAll')}
      </Button>
    </Group>
  );
}
