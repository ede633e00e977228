import { IconFileExport } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';

/** «Скачать»: the document as PDF or DOCX. */
export const exportPanel: EditorPanel = {
  name: 'export',
  label: 'documents.export.button',
  icon: IconFileExport,
  shape: 'dialog',
  visible: (view) => view.can.export,
  early: true,
  load: () => import('./ExportDialog.tsx'),
};
