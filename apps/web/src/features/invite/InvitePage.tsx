import { Button, Title } from '@mantine/core';
import { isReviewerRole, type ReceivedInvitation, roleOf } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { partAhead, useAtHand } from '../../ui/lazy.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { RoleRights } from '../rights/public.ts';
import { Accept, LatePlace } from './Accept.tsx';
import { useInvitation } from './api.ts';
import classes from './Invite.module.css';

const dialog = partAhead(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);

/** Saying no; the link alone is enough for it. */
function Decline({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  useAtHand(dialog);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('team.received.decline')}
      </Button>
      <LatePlace opened={asking} forget={dialog.forget} onClose={close}>
        <dialog.Part invitation={invitation} opened={asking} onClose={close} />
      </LatePlace>
    </>
  );
}

/** Somebody who is not signed in: he registers or signs in and comes back to the invitation. */
function Guest({ email, decline }: { email: string; decline: ReactNode }) {
  const { t } = useTexts();
  const { returnAddress } = useServices();
  const navigate = useNavigate();
  const here = useLocation({ select: (location) => location.href });
  function go(to: '/sign-up' | '/sign-in') {
    returnAddress.remember(here);
    void navigate(to === '/sign-up' ? { to, search: { email } } : { to });
  }
  return (
    <>
      <p>{t('team.received.guest')}</p>
      <div className={classes.actions}>
        <Button onClick={() => go('/sign-up')}>{t('team.received.signUp')}</Button>
        <Button variant="default" onClick={() => go('/sign-in')}>
          {t('team.received.signIn')}
        </Button>
        {decline}
      </div>
    </>
  );
}

/** An invitation that waits for an answer: project, role, rights, who invites, and what follows. */
function OpenInvitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, dynamic, locale } = useTexts();
  const { session } = useServices();
  const state = useSessionState();
  const role = roleOf(invitation.role_id);
  const until = dayFormat(locale, { day: 'numeric', month: 'long' });
  const starting = state.kind === 'starting' && session.likely();
  const decline = <Decline invitation={invitation} />;
  return (
    <article className={classes.card}>
      <Title order={1}>{t('team.received.title')}</Title>
      <p>{t('team.received.lead', { name: invitation.inviter })}</p>
      <Title order={2}>{invitation.project.title}</Title>
      <div className={classes.facts}>
        <p>
          {t('team.received.role')}: <b>{dynamic(`roles.${role}`)}</b>
        </p>
        <h3>{t('team.received.may')}</h3>
        <RoleRights role={role} />
      </div>
      {isReviewerRole(role) && <p>{t('team.received.reviewer')}</p>}
      {invitation.at_stake > 0 && <p>{t('team.received.stake', { count: invitation.at_stake })}</p>}
      {!starting && state.kind === 'in' && (
        <Accept invitation={invitation} claims={state.claims} decline={decline} />
      )}
      {!starting && state.kind !== 'in' && <Guest email={invitation.email} decline={decline} />}
      <p className={classes.dim}>
        {t('team.received.sentTo', { email: invitation.email })}{' '}
        {t('team.received.until', { date: until.format(new Date(invitation.expires_at)) })}
      </p>
    </article>
  );
}

/** From here on: to the projects, or home for who is not signed in. */
function Onward() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  return (
    <Button component={Link} to={signedIn ? '/projects' : '/'}>
      {signedIn ? t('team.received.toProjects') : t('team.received.home')}
    </Button>
  );
}

const CLOSED = {
  confirming: 'team.received.confirming',
  accepted: 'team.received.accepted',
  declined: 'team.received.alreadyDeclined',
  cancelled: 'team.received.cancelled',
  expired: 'team.received.expired',
} as const;

function Invitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, locale } = useTexts();
  const { state, expires_at: end } = invitation;
  const until = dayFormat(locale, { day: 'numeric', month: 'long' });
  if (state === 'pending') return <OpenInvitation invitation={invitation} />;
  const title = state === 'confirming' ? t('team.received.waitTitle') : t('team.received.closed');
  return (
    <StatePage title={title} text={t(CLOSED[state], { date: until.format(new Date(end)) })} follows>
      <Onward />
    </StatePage>
  );
}

/** What the link of an invitation opens, for anybody who holds it. */
export function InvitePage() {
  const { t } = useTexts();
  const { token } = useSearch({ from: '/invite' });
  const invitation = useInvitation(token);
  usePageTitle(t('team.received.title'), null);
  if (token === '' || isApiError(invitation.error, 'not_found', 'validation_failed')) {
    return (
      <StatePage title={t('team.received.unknown')} text={t('team.received.unknownText')}>
        <Onward />
      </StatePage>
    );
  }
  if (invitation.data) return <Invitation invitation={invitation.data} />;
  if (invitation.error) {
    return <LoadFailure error={invitation.error} onRetry={invitation.refetch} />;
  }
  return <PageSkeleton />;
}
