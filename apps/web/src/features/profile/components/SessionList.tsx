import { Button, Title } from '@mantine/core';
import { dayFormat } from '@pv/texts';
import { useId } from 'react';
import { useSignOut } from '../../../app/layouts/use-sign-out.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { browserName } from '../../../ui/browser-name.ts';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useSessions } from '../api/use-sessions.ts';
import { EndSession } from './EndSession.tsx';
import { EndSessions } from './EndSessions.tsx';

/** Where one is signed in; each place can be signed out from here, this one too. */
export function SessionList() {
  const { t, locale } = useTexts();
  const sessions = useSessions();
  const signOut = useSignOut();
  const heading = useId();
  const focus = useKeptFocus<HTMLElement>({ heir: 'h3' });
  const all = sessions.data?.rows;
  const moment = dayFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (
    <section aria-labelledby={heading} {...focus}>
      <Title order={3} id={heading} tabIndex={-1}>
        {t('profile.sessions.title')}
      </Title>
      {sessions.isPending && <RowsSkeleton rows={2} />}
      {sessions.isLoadingError && (
        <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {all && (
        // after a session is ended the next press must not sign out here
        <DataList label={t('profile.sessions.title')} stops="[data-ends]">
          {all.map(({ id, agent, address, current, used_at }) => (
            <DataRow
              key={id}
              title={browserName(agent) || t('profile.sessions.unknown')}
              note={
                current
                  ? t('profile.sessions.current')
                  : `${address} · ${t('profile.sessions.used', { when: moment.format(new Date(used_at)) })}`
              }
              actions={
                current ? (
                  <Button variant="subtle" color="gray" onClick={() => void signOut()}>
                    {t('shell.user.signOut')}
                  </Button>
                ) : (
                  <EndSession id={id} />
                )
              }
            />
          ))}
        </DataList>
      )}
      <MoreButton list={sessions} />
      {all && all.length > 1 && <EndSessions />}
    </section>
  );
}
