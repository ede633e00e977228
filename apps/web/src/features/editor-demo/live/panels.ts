import { IconFileExport, IconFileSearch, IconRotate2, IconUsers } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';
import { checkPanel } from '../../document/public.ts';

const always = () => true;

/** In the order of the buttons; what only the server can do is locked. */
const panels = (locked: EditorPanel['locked']): readonly EditorPanel[] => [
  checkPanel,
  {
    name: 'pages',
    label: 'panels.preview.title',
    locked,
    icon: IconFileSearch,
    shape: 'dialog',
    shortcut: 'F9',
    visible: always,
    load: () => import('../dialogs/PagesDialog.tsx'),
  },
  {
    name: 'together',
    label: 'demo.together.button',
    locked,
    icon: IconUsers,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/TogetherDialog.tsx'),
  },
  {
    name: 'download',
    label: 'documents.export.button',
    icon: IconFileExport,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/DownloadDialog.tsx'),
  },
  {
    name: 'restart',
    label: 'demo.restart.button',
    icon: IconRotate2,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/RestartDialog.tsx'),
  },
];

/** What stands around the text of the demo for a visitor and for somebody who has an account. */
export const DEMO_PANELS = {
  out: panels('demo.locked'),
  in: panels('demo.lockedSignedIn'),
} as const;
