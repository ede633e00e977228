import { Title } from '@mantine/core';
import { isReviewerRole, type ReceivedInvitation, roleOf } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { RoleRights } from '../rights/public.ts';
import { Accept } from './Accept.tsx';
import { Decline } from './Decline.tsx';
import { Guest } from './Guest.tsx';
import classes from './Invite.module.css';

/** An invitation that waits for an answer: project, role, rights, who invites, and what follows. */
export function OpenInvitation({ invitation }: { invitation: ReceivedInvitation }) {
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
