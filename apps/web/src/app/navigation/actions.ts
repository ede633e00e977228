import type { PlainTextKey } from '@pv/texts';
import { type Icon, IconFolderPlus, IconFolders, IconUser } from '@tabler/icons-react';

/** A place to go to, shared by the menus, the palette and the shortcuts. */
export interface NavAction {
  name: string;
  label: PlainTextKey;
  icon: Icon;
  to: '/projects' | '/project-add' | '/profile';
  /** Keys pressed one after another, as physical codes, whatever the layout. */
  keys: readonly [string, string];
}

export const NAV_ACTIONS: readonly NavAction[] = [
  {
    name: 'projects',
    label: 'shell.nav.projects',
    icon: IconFolders,
    to: '/projects',
    keys: ['KeyG', 'KeyP'],
  },
  {
    name: 'newProject',
    label: 'shell.nav.newProject',
    icon: IconFolderPlus,
    to: '/project-add',
    keys: ['KeyN', 'KeyP'],
  },
  {
    name: 'profile',
    label: 'shell.nav.profile',
    icon: IconUser,
    to: '/profile',
    keys: ['KeyG', 'KeyU'],
  },
];
