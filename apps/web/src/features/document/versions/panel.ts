import { IconHistory } from '@tabler/icons-react';
import { lazy } from 'react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** Kept editions of the document. */
export const versionsPanel: EditorPanel = {
  name: 'versions',
  label: 'panels.versions.title',
  icon: IconHistory,
  shape: 'side',
  visible: () => true,
  component: lazy(() => import('./VersionsPanel.tsx')),
};
