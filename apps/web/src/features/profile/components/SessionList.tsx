import { Button, Title } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { browserName } from '../../../ui/browser-name.ts';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useSessions } from '../api.ts';
import { EndSession } from './EndSession.tsx';
import { EndSessions } from './EndSessions.tsx';
import { sessionNote } from './session-note.ts';

/** Where one is signed in; each place can be signed out from here, this one too. */
export function SessionList() {
  const texts = useTexts();
  const { t } = texts;
  const sessions = useSessions();
  const signOut = useSignOut();
  const heading = useId();
  const focus = useKeptFocus<HTMLElement>({ heir: 'h3' });
  const all = sessions.data?.rows;
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
          {all.map((session) => (
            <DataRow
              key={session.id}
              title={browserName(session.agent) || t('profile.sessions.unknown')}
              note={sessionNote(session, texts)}
              actions={
                session.current ? (
                  <Button variant="subtle" color="gray" onClick={() => void signOut()}>
                    {t('shell.user.signOut')}
                  </Button>
                ) : (
                  <EndSession id={session.id} />
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
