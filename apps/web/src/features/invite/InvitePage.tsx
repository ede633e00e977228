import { Button } from '@mantine/core';
import type { ReceivedInvitation } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { Link, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../platform/states/StatePage.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { useInvitation } from './api.ts';
import { OpenInvitation } from './OpenInvitation.tsx';

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
