import { IconFileImport } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** «Загрузить DOCX», for those who may write now. */
export const importPanel: EditorPanel = {
  name: 'import',
  label: 'documents.import.button',
  icon: IconFileImport,
  shape: 'dialog',
  visible: (view) => view.can.import,
  early: true,
  load: () => import('./ImportDialog.tsx'),
};
