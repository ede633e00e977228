import { Button } from '@mantine/core';
import { notificationEndpoints, type Unsubscribed } from '@pv/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';

type State =
  | { kind: 'working' }
  | { kind: 'bad' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'off'; off: Unsubscribed }
  | { kind: 'on'; off: Unsubscribed };

/** What each outcome is called, on the page and on its window; until there is one the route names the window. */
const TITLES = {
  bad: 'notifications.unsubscribed.badTitle',
  off: 'notifications.unsubscribed.title',
  on: 'notifications.unsubscribed.backTitle',
} as const;

/** Switches the mails of the link off as the page opens; gives what has come of it, and the way back. */
function useUnsubscription(token: string) {
  const call = useCall();
  const toasts = useToasts();
  const [state, setState] = useState<State>({ kind: 'working' });
  const asked = useRef(false);
  const ask = (on: boolean) => {
    const endpoint = on ? notificationEndpoints.resubscribe : notificationEndpoints.unsubscribe;
    call(endpoint, { query: { token } }).then(
      ({ off }) => setState({ kind: on ? 'on' : 'off', off }),
      (error: unknown) => {
        if (isApiError(error, 'not_found', 'validation_failed')) setState({ kind: 'bad' });
        else if (on) toasts.failure(error);
        else setState({ kind: 'failed', error });
      },
    );
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask(false);
  });
  function again() {
    setState({ kind: 'working' });
    ask(false);
  }
  return { state, back: () => ask(true), again };
}

/** What the link under a mail opens: such mails are off, with one button to take it back. */
export function UnsubscribePage() {
  const { t } = useTexts();
  const { token } = useSearch({ from: '/unsubscribe' });
  const { state, back, again } = useUnsubscription(token);
  const title =
    state.kind === 'working' || state.kind === 'failed' ? undefined : t(TITLES[state.kind]);
  usePageTitle(title, null);
  const settings = (
    <Button component={Link} to="/notifications/mails" variant="default">
      {t('notifications.unsubscribed.settings')}
    </Button>
  );
  if (state.kind === 'working') {
    return <PageSkeleton />;
  }
  if (state.kind === 'failed') return <LoadFailure error={state.error} onRetry={again} />;
  if (state.kind === 'bad') {
    return (
      <StatePage title={t(TITLES.bad)} text={t('notifications.unsubscribed.bad')}>
        {settings}
      </StatePage>
    );
  }
  const { kind, off } = state;
  const text =
    off === 'digest'
      ? t(
          kind === 'off'
            ? 'notifications.unsubscribed.digest'
            : 'notifications.unsubscribed.backDigest',
        )
      : t(
          kind === 'off'
            ? 'notifications.unsubscribed.reason'
            : 'notifications.unsubscribed.backReason',
          {
            reason: t(`notifications.reason.${off}`),
          },
        );
  return (
    <StatePage title={t(TITLES[kind])} text={text}>
      {kind === 'off' && <Button onClick={back}>{t('notifications.unsubscribed.undo')}</Button>}
      {settings}
    </StatePage>
  );
}
