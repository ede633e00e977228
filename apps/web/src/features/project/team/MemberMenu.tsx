import { ActionIcon, Button, Group, Menu, Modal, Select, Stack, Text } from '@mantine/core';
import { type Project, type RoleId, roleOf, type Team, type TeamMemberView } from '@pv/contract';
import {
  IconCrown,
  IconDoorExit,
  IconDots,
  IconTrash,
  type Icon as IconType,
  IconUserMinus,
  IconUserQuestion,
  IconUserShare,
} from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../platform/catalogues.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLeave, useOfferRole } from '../api.ts';
import { CreatorExit, HandOver } from './dialogs/CreatorExit.tsx';
import type { MemberDialogProps } from './dialogs/dialog-props.ts';
import { ExcludeDialog } from './dialogs/ExcludeDialog.tsx';
import { useLeft } from './use-left.ts';
import { useTold } from './use-told.ts';

/** Hands the project over: from the row of who is to get it, or from the author's own. */
function HandOverDialog({ opened, member, project, team, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('team.creator.handoverTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <HandOver project={project} team={team} first={member.user_id} onDone={onClose} />
    </Modal>
  );
}

/** Asks once before the reader leaves the team. */
function LeaveDialog({ opened, member, project, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const leave = useLeave();
  const left = useLeft();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('team.leave.title')}
      confirm={t('team.leave.submit')}
      destructive
      busy={leave.isPending}
      onConfirm={() =>
        leave.mutate(
          { body: { project_id: project.id, user_id: member.user_id } },
          { onSuccess: () => left(t('team.leave.done')), onError: onClose },
        )
      }
      onClose={onClose}
    >
      <Text>{t('team.leave.text')}</Text>
    </ConfirmDialog>
  );
}

/** Offers a member another role and says what it brings. */
function RoleDialog({ opened, member, project, team, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles(project.type);
  const told = useTold();
  const offer = useOfferRole();
  const roles = member.can.offer_roles;
  const [chosen, setChosen] = useState<RoleId | null>(null);
  const role = chosen && roles.includes(chosen) ? chosen : roles[0];
  const stake = team.can.invite.find(({ role_id: id }) => id === role)?.at_stake ?? 0;

  async function submit() {
    if (!role) return;
    const body = { project_id: project.id, role_id: role, user_id: member.user_id };
    if (await told(offer.mutateAsync({ body }), t('team.role.done'))) onClose();
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('team.role.title', { name: member.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <Select
          label={t('team.role.label')}
          data={roles.map((value) => ({ value, label: roleTitle(roleOf(value)) }))}
          value={role ?? null}
          onChange={(value) => setChosen(roles.find((one) => one === value) ?? null)}
          allowDeselect={false}
          data-autofocus
        />
        <Text>{t('team.role.text', { name: member.name })}</Text>
        {stake > 0 && <Text>{t('team.invite.reset', { count: stake })}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button loading={offer.isPending} onClick={() => void submit()}>
            {t('team.role.submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const PAGE = '/protected/project/$projectType/$id';

/**
 * Whether the address asks the reader to leave the team, as mails about a used personal code do, and how
 * to take that out of it.
 */
function useAskedToLeave(): { asked: boolean; forget: () => void } {
  const { leave } = useSearch({ from: PAGE });
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  const forget = () => {
    if (!leave) return;
    void navigate({
      search: (before) => ({ ...before, leave: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return { asked: leave === true, forget };
}

type Deed = 'role' | 'exclude' | 'handover' | 'leave' | 'creatorLeave' | 'creatorDelete';

interface Item {
  deed: Deed;
  words: string;
  icon: IconType;
  /** Something is lost: the item is red. */
  loses?: boolean;
}

/** What the reader may do with this member; with himself: leave, and as the author delete. */
function useItems(member: TeamMemberView, mayHandOver: boolean): Item[] {
  const { t } = useTexts();
  const { can, is_me: me, is_creator: creator } = member;
  const handover: Item = {
    deed: 'handover',
    words: t('team.creator.handoverTitle'),
    icon: IconCrown,
  };
  const items: (Item | false)[] = [
    can.offer_roles.length > 0 && { deed: 'role', words: t('team.role.item'), icon: IconUserShare },
    can.hand_over && handover,
    can.exclude === 'consent' && {
      deed: 'exclude',
      words: t('team.exclude.ask'),
      icon: IconUserQuestion,
    },
    can.exclude === 'at_once' && {
      deed: 'exclude',
      words: t('team.exclude.atOnce'),
      icon: IconUserMinus,
      loses: true,
    },
    me && creator && mayHandOver && handover,
    me && !creator && { deed: 'leave', words: t('team.leave.item'), icon: IconDoorExit },
    me &&
      creator && { deed: 'creatorLeave', words: t('team.creator.leaveItem'), icon: IconDoorExit },
    me &&
      creator && {
        deed: 'creatorDelete',
        words: t('team.creator.deleteItem'),
        icon: IconTrash,
        loses: true,
      },
  ];
  return items.filter((item) => item !== false);
}

/** The menu of a member's row, with the dialogs that its items open. */
export function MemberMenu(props: { member: TeamMemberView; project: Project; team: Team }) {
  const { member, project, team } = props;
  const { t } = useTexts();
  const [deed, setDeed] = useState<Deed | null>(null);
  const { asked, forget } = useAskedToLeave();
  const items = useItems(
    member,
    team.team.some((one) => one.can.hand_over),
  );
  if (items.length === 0) return null;
  const close = () => {
    setDeed(null);
    forget();
  };
  const asksMe = asked && member.is_me && !member.is_creator;
  const dialog = { member, project, team, onClose: close };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('team.menu', { name: member.name })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {items.map(({ deed: chosen, words, icon: Icon, loses }) => (
            <Menu.Item
              key={chosen}
              leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
              {...(loses && { c: 'var(--pv-danger)' })}
              onClick={() => setDeed(chosen)}
            >
              {words}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <RoleDialog {...dialog} opened={deed === 'role'} />
      <ExcludeDialog {...dialog} opened={deed === 'exclude'} />
      <HandOverDialog {...dialog} opened={deed === 'handover'} />
      <LeaveDialog {...dialog} opened={deed === 'leave' || asksMe} />
      {member.is_me && (
        <CreatorExit
          {...dialog}
          mode={deed === 'creatorDelete' ? 'delete' : 'leave'}
          opened={deed === 'creatorLeave' || deed === 'creatorDelete'}
        />
      )}
    </>
  );
}
