import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { type Invitation, roleOf, type Team } from '@pv/contract';
import { IconDots, IconMailForward, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCancelInvitation, useConfirmInvitation, useResendInvitation } from '../api.ts';
import { TeamRow } from './TeamRow.tsx';
import { useDays } from './use-days.ts';
import { useTold } from './use-told.ts';

/** Where an invitation stands, in words. */
function useStanding(invitation: Invitation): string {
  const { t } = useTexts();
  const days = useDays();
  const { state, candidate, reason, expires_at: end } = invitation;
  const date = days.until(end);
  if (state === 'confirming' && candidate) {
    return t('team.invitations.confirming', { ...candidate, date });
  }
  if (state === 'declined') {
    return reason ? t('team.invitations.declinedWhy', { reason }) : t('team.invitations.declined');
  }
  return state === 'expired'
    ? t('team.invitations.expired', { date })
    : t('team.invitations.pending', { date });
}

/** An invitation by mail into a team. */
interface OfTeam {
  invitation: Invitation;
  team: Team;
}

/**
 * The person who has accepted is shown to the team, which says whether it is the one it meant, and is told
 * what has to be approved again then.
 */
function Confirm({ invitation, team }: OfTeam) {
  const { t } = useTexts();
  const told = useTold();
  const confirm = useConfirmInvitation();
  const cancel = useCancelInvitation();
  const [asking, setAsking] = useState(false);
  const of = { params: { id: invitation.id } };
  const name = invitation.candidate?.name ?? '';
  const role = team.can.invite.find(({ role_id: id }) => id === invitation.role_id);
  const stake = role?.at_stake ?? 0;
  return (
    <>
      <Button
        size="compact-md"
        variant="light"
        disabled={cancel.isPending}
        loading={confirm.isPending}
        onClick={() => setAsking(true)}
      >
        {t('team.invitations.confirm')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        disabled={confirm.isPending}
        loading={cancel.isPending}
        onClick={() => void told(cancel.mutateAsync(of), t('team.invitations.refused'))}
      >
        {t('team.invitations.refuse')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('team.invitations.confirmTitle', { name })}
        confirm={t('team.invitations.confirm')}
        busy={confirm.isPending}
        onConfirm={() =>
          void told(confirm.mutateAsync(of), t('team.invitations.confirmed', { name })).then(() =>
            setAsking(false),
          )
        }
        onClose={() => setAsking(false)}
      >
        <Text>{t('team.invitations.confirmHint')}</Text>
        {stake > 0 && <Text mt="sm">{t('projectPage.team.reset', { count: stake })}</Text>}
      </ConfirmDialog>
    </>
  );
}

/** Sending again and taking back. */
function Deeds({ invitation }: { invitation: Invitation }) {
  const { t } = useTexts();
  const told = useTold();
  const resend = useResendInvitation();
  const cancel = useCancelInvitation();
  const of = { params: { id: invitation.id } };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          loading={resend.isPending || cancel.isPending}
          aria-label={t('team.menu', { name: invitation.email })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMailForward size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void told(resend.mutateAsync(of), t('team.invitations.resent'))}
        >
          {t('team.invitations.resend')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconX size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void told(cancel.mutateAsync(of), t('team.invitations.cancelled'))}
        >
          {t('team.invitations.cancel')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** An invitation by mail: to whom, as whom, where it stands, what can be done. */
export function InvitationRow({ invitation, team }: OfTeam) {
  const { t, dynamic } = useTexts();
  const state = useStanding(invitation);
  const { can, email, inviter, role_id: roleId } = invitation;
  return (
    <TeamRow
      title={email}
      note={`${state} · ${t('team.invitations.by', { name: inviter.name })}`}
      role={dynamic(`roles.${roleOf(roleId)}`)}
      actions={
        can.confirm ? (
          <Confirm invitation={invitation} team={team} />
        ) : can.resend ? (
          <Deeds invitation={invitation} />
        ) : null
      }
    />
  );
}
