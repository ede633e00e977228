import { IconHistory } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** Kept editions of the document. */
export const versionsPanel: EditorPanel = {
  name: 'versions',
  label: 'panels.versions.title',
  icon: IconHistory,
  shape: 'side',
  visible: () => true,
  early: true,
  load: () => import('./VersionsPanel.tsx'),
};
