import { Button, Group, Title } from '@mantine/core';
import type { authEndpoints, ResponseOf } from '@pv/contract';
import { dayFormat, type Locale, type Translate } from '@pv/texts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { browserName } from '../../../ui/browser-name.ts';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from '../api.ts';

type Session = ResponseOf<typeof authEndpoints.sessions>['sessions'][number];

/**
 * What stands under the browser of a session: whether it is this one, from where, when it was begun and when
 * last used, where that was later.
 */
export function sessionNote(
  session: Pick<Session, 'address' | 'current' | 'created_at' | 'used_at'>,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const moment = dayFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const { address, current, created_at: created, used_at: used } = session;
  const [begun, last] = [created, used].map((at) => moment.format(new Date(at))) as [
    string,
    string,
  ];
  const own = current ? [t('profile.sessions.current')] : [];
  const lines = [...own, address, t('profile.sessions.begun', { when: begun })];
  if (last !== begun) lines.push(t('profile.sessions.used', { when: last }));
  return lines.join(' · ');
}

/** Signs out in one of the places where one is signed in; several may be on their way at once. */
function EndSession({ id }: { id: string }) {
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

/** Ends many sessions at once: all others, or those and one's own. */
function EndSessions() {
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
