import { IconFileSearch } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** The pages of the document as they will be printed. */
export const previewPanel: EditorPanel = {
  name: 'preview',
  label: 'panels.preview.title',
  icon: IconFileSearch,
  shape: 'side',
  shortcut: 'F9',
  visible: ({ can }) => can.export,
  load: () => import('./PreviewPanel.tsx'),
};
