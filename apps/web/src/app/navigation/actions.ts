import type { PlainTextKey } from '@pv/texts';
import {
  type Icon,
  IconFolderPlus,
  IconFolders,
  IconGavel,
  IconHandStop,
  IconHistory,
  IconListCheck,
  IconMessages,
  IconTable,
  IconTimeline,
  IconUser,
} from '@tabler/icons-react';

/** A place to go to, shared by the menus, the palette and the shortcuts. */
export interface NavAction {
  name: string;
  label: PlainTextKey;
  icon: Icon;
  to:
    | '/projects'
    | '/reviews'
    | '/project-add'
    | '/task-list'
    | '/discussions-works'
    | '/stage-plan'
    | '/overview'
    | '/control-events'
    | '/log'
    | '/profile';
  /** Another path of the same page. */
  also?: string;
  /** It stands in the menu only of whoever decides in several works; the palette and the keys lead anybody. */
  overseen?: true;
  /** Keys pressed one after another, as physical codes, whatever the layout. */
  keys: readonly [string, string];
  /** It stands in the bottom bar of phones, where there is room for three. */
  inBar: boolean;
}

/** The letter that is printed on a key. */
export const letterOf = (code: string): string => code.replace('Key', '');

export const NAV_ACTIONS: readonly NavAction[] = [
  {
    name: 'projects',
    label: 'shell.nav.projects',
    icon: IconFolders,
    to: '/projects',
    keys: ['KeyG', 'KeyP'],
    inBar: true,
  },
  {
    name: 'reviews',
    label: 'shell.nav.reviews',
    icon: IconHandStop,
    to: '/reviews',
    keys: ['KeyG', 'KeyR'],
    inBar: true,
  },
  {
    name: 'newProject',
    label: 'shell.nav.newProject',
    icon: IconFolderPlus,
    to: '/project-add',
    keys: ['KeyG', 'KeyN'],
    inBar: false,
  },
  {
    name: 'tasks',
    label: 'shell.nav.tasks',
    icon: IconListCheck,
    to: '/task-list',
    also: '/task-boards',
    keys: ['KeyG', 'KeyT'],
    inBar: true,
  },
  {
    name: 'discussions',
    label: 'shell.nav.discussions',
    icon: IconMessages,
    to: '/discussions-works',
    keys: ['KeyG', 'KeyD'],
    inBar: false,
  },
  {
    name: 'stagePlan',
    label: 'shell.nav.stagePlan',
    icon: IconTimeline,
    to: '/stage-plan',
    keys: ['KeyG', 'KeyS'],
    inBar: false,
  },
  {
    name: 'overview',
    label: 'overview.title',
    icon: IconTable,
    to: '/overview',
    overseen: true,
    keys: ['KeyG', 'KeyO'],
    inBar: false,
  },
  {
    name: 'events',
    label: 'shell.nav.events',
    icon: IconGavel,
    to: '/control-events',
    keys: ['KeyG', 'KeyE'],
    inBar: false,
  },
  {
    name: 'log',
    label: 'shell.nav.log',
    icon: IconHistory,
    to: '/log',
    keys: ['KeyG', 'KeyL'],
    inBar: false,
  },
  {
    name: 'profile',
    label: 'shell.nav.profile',
    icon: IconUser,
    to: '/profile',
    keys: ['KeyG', 'KeyU'],
    inBar: false,
  },
];
