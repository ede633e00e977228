import { IconChecklist } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** Normocontrol: what breaks the standards, and the corrections. */
export const checkPanel: EditorPanel = {
  name: 'check',
  label: 'panels.check.title',
  icon: IconChecklist,
  shape: 'side',
  shortcut: 'F7',
  visible: () => true,
  early: true,
  load: () => import('./CheckPanel.tsx'),
};
