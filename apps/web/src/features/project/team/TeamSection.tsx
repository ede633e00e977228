import { Group, Text } from '@mantine/core';
import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList } from '../../../ui/DataRow.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { RightsButton } from '../../rights/public.ts';
import { useTeam } from '../api.ts';
import { AwaitedReviewers } from './AwaitedReviewers.tsx';
import { awaitedReviewers } from './awaited-reviewers.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteByCode } from './InviteByCode.tsx';
import { InviteByMail } from './invite/InviteByMail.tsx';
import { MemberRow } from './MemberRow.tsx';
import { RequestNotice } from './RequestNotice.tsx';
import classes from './TeamSection.module.css';

/** Who is in the team, who is invited, what is asked of whom, and how to take somebody in. */
export function TeamSection({ project }: { project: Project }) {
  const { t } = useTexts();
  const team = useTeam(project.id);
  const kind = project.type === 'startup' ? 'startup' : 'research';
  const mayInvite = (team.data?.can.invite.length ?? 0) > 0;
  return (
    <Section
      title={t('projectPage.team.title')}
      id="team"
      aside={
        <Group gap="xs">
          <RightsButton kind={kind} />
          {team.data && mayInvite && <InviteByMail project={project} team={team.data} />}
        </Group>
      }
    >
      {team.isPending && <RowsSkeleton rows={project.team.length} />}
      {team.error && !team.data && <LoadFailure error={team.error} onRetry={team.refetch} />}
      {team.data && (
        <>
          {team.data.requests
            .filter((request) => request.can.answer)
            .map((request) => (
              <RequestNotice key={request.id} request={request} />
            ))}
          <AwaitedReviewers team={team.data} />
          {mayInvite && team.data.team.length === 1 && awaitedReviewers(team.data).length === 0 && (
            <Text size="sm" c="dimmed" mb="sm">
              {kind === 'startup' ? t('team.aloneStartup') : t('team.alone')}
            </Text>
          )}
          <DataList label={t('projectPage.team.title')}>
            {team.data.team.map((member) => (
              <MemberRow key={member.user_id} member={member} project={project} team={team.data} />
            ))}
          </DataList>
          {team.data.invitations.length > 0 && (
            <div className={classes.invitations}>
              <h3>{t('team.invitations.title')}</h3>
              <DataList label={t('team.invitations.title')}>
                {team.data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} team={team.data} />
                ))}
              </DataList>
            </div>
          )}
        </>
      )}
      {team.data && mayInvite && <InviteByCode project={project} team={team.data} />}
    </Section>
  );
}
