import { Button, Group, Modal, Text } from '@mantine/core';
import { type Project, roleOf, type Team, type TeamRequest } from '@pv/contract';
import { IconMailPlus, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList } from '../../../ui/DataRow.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { CodeList } from '../../profile/public.ts';
import { RightsButton } from '../../rights/public.ts';
import { useAcceptRequest, useDeclineRequest, useTeam } from '../api.ts';
import { AwaitedReviewers, awaitedReviewers } from './AwaitedReviewers.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteByCode } from './InviteByCode.tsx';
import { InviteForm } from './invite/InviteForm.tsx';
import { useSheet } from './invite/use-sheet.ts';
import { MemberRow } from './MemberRow.tsx';
import classes from './RequestNotice.module.css';
import teamSectionClasses from './TeamSection.module.css';
import { useDays } from './use-days.ts';
import { useLeft } from './use-left.ts';
import { useTold } from './use-told.ts';

/** Opens the form of invitations by mail. What was typed is still there later. */
function InviteByMail({ project, team }: { project: Project; team: Team }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const sheet = useSheet(project.id);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailPlus size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('team.invite.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('team.invite.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <InviteForm project={project} team={team} sheet={sheet} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

/** The reader's own codes for projects of this kind, to be given to whoever builds a team. */
function OwnCodes({ project }: { project: Project }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('profile.codes.own')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('profile.codes.own')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <Text mb="md">{t('profile.codes.intro')}</Text>
        <CodeList kind={project.type} />
      </Modal>
    </>
  );
}

/** Something that the reader is asked for: to leave, to take another role, to become the author. */
function RequestNotice({ request }: { request: TeamRequest }) {
  const { t, dynamic } = useTexts();
  const days = useDays();
  const told = useTold();
  const left = useLeft();
  const { id, kind, requester, role_id: roleId, reason } = request;
  const accept = useAcceptRequest(kind);
  const decline = useDeclineRequest(kind);
  const said = {
    name: requester.name,
    role: roleId ? dynamic(`roles.${roleOf(roleId)}`) : '',
    date: days.until(request.expires_at),
  };
  const busy = accept.isPending || decline.isPending;
  const params = { params: { id } };
  function yes() {
    // whoever agrees to leave has no project to read again: the notice stands until he is gone
    if (kind === 'exclusion') accept.mutate(params, { onSuccess: () => left(t('team.ask.left')) });
    else void told(accept.mutateAsync(params), t('team.ask.answered'));
  }
  return (
    <div className={classes.notice} role="status">
      <IconMessageQuestion className={classes.icon} size={20} aria-hidden="true" />
      <div className={classes.words}>
        <p>
          <b>{dynamic(`team.ask.${kind}`, said)}</b>
        </p>
        {reason && <p>{t('teamMail.reason', { reason })}</p>}
        <p className={classes.hint}>{dynamic(`team.ask.${kind}Hint`, said)}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant={kind === 'exclusion' ? 'default' : 'light'}
          loading={accept.isPending}
          disabled={busy}
          onClick={yes}
        >
          {dynamic(`team.ask.${kind}Yes`)}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={busy}
          onClick={() => void told(decline.mutateAsync(params), t('team.ask.answered'))}
        >
          {dynamic(`team.ask.${kind}No`)}
        </Button>
      </div>
    </div>
  );
}

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
          <OwnCodes project={project} />
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
            <div className={teamSectionClasses.invitations}>
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
