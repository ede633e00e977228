import { ActionIcon, Menu } from '@mantine/core';
import type { Project, Team, TeamMemberView } from '@pv/contract';
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
import { CreatorExit } from './dialogs/CreatorExit.tsx';
import { ExcludeDialog } from './dialogs/ExcludeDialog.tsx';
import { HandOverDialog } from './dialogs/HandOverDialog.tsx';
import { LeaveDialog } from './dialogs/LeaveDialog.tsx';
import { RoleDialog } from './dialogs/RoleDialog.tsx';

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
