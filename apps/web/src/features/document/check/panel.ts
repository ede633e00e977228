import { IconChecklist } from '@tabler/icons-react';
import { lazy } from 'react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** Normocontrol: what breaks the standards, and the corrections. */
export const checkPanel: EditorPanel = {
  name: 'check',
  label: 'panels.check.title',
  icon: IconChecklist,
  shape: 'side',
  shortcut: 'F7',
  visible: () => true,
  component: lazy(() => import('./CheckPanel.tsx')),
};
