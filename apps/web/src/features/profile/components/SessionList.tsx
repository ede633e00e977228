import { Button, Title } from '@mantine/core';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useEndSession } from '../api/use-end-session.ts';
import { useSessions } from '../api/use-sessions.ts';
import { describeAgent } from './describe-agent.ts';

/** Where one is signed in; any other place can be signed out from here. */
export function SessionList() {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const sessions = useSessions();
  const end = useEndSession();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <Title order={3}>{t('profile.sessions.title')}</Title>
      {sessions.isPending && <RowsSkeleton rows={2} />}
      {sessions.isLoadingError && (
        <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <DataList label={t('profile.sessions.title')}>
          {sessions.data.sessions.map(({ id, agent, address, current, used_at }) => (
            <DataRow
              key={id}
              title={describeAgent(agent)}
              note={
                current
                  ? t('profile.sessions.current')
                  : `${address} · ${t('profile.sessions.used', { when: moment.format(new Date(used_at)) })}`
              }
              actions={
                current ? null : (
                  <Button
                    variant="subtle"
                    color="gray"
                    loading={end.isPending && end.variables.params.id === id}
                    onClick={() =>
                      end.mutate(
                        { params: { id } },
                        { onSuccess: () => toasts.success(t('profile.sessions.ended')) },
                      )
                    }
                  >
                    {t('profile.sessions.end')}
                  </Button>
                )
              }
            />
          ))}
        </DataList>
      )}
    </div>
  );
}
