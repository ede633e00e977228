import {
  IconFileExport,
  IconFileImport,
  IconFileSearch,
  IconFiles,
  IconHistory,
} from '@tabler/icons-react';
import type { EditorPanel } from '../../editor/shell/panels.ts';
import { checkPanel } from './check/panel.ts';

/** «Скачать»: the document as PDF or DOCX. */
const exportPanel: EditorPanel = {
  name: 'export',
  label: 'documents.export.button',
  icon: IconFileExport,
  shape: 'dialog',
  visible: (view) => view.can.export,
  early: true,
  load: () => import('./export/ExportDialog.tsx'),
};

/** «Загрузить DOCX», for those who may write now. */
const importPanel: EditorPanel = {
  name: 'import',
  label: 'documents.import.button',
  icon: IconFileImport,
  shape: 'dialog',
  visible: (view) => view.can.import,
  early: true,
  load: () => import('./import/ImportDialog.tsx'),
};

/** «Собрать итоговый отчёт», in the last document of a work whose stages have reports. */
const gatherPanel: EditorPanel = {
  name: 'gather',
  label: 'gather.button',
  icon: IconFiles,
  shape: 'dialog',
  visible: (view, { rights }) => view.can.gather && rights.edit,
  load: () => import('./gather/GatherDialog.tsx'),
};

/** What the import has made of a file; the import opens it. */
const importReportPanel: EditorPanel = {
  name: 'import-report',
  label: 'documents.import.reportTitle',
  icon: IconFileImport,
  shape: 'side',
  visible: () => false,
  load: () => import('./import/ImportReportPanel.tsx'),
};

/** The pages of the document as they will be printed. */
const previewPanel: EditorPanel = {
  name: 'preview',
  label: 'panels.preview.title',
  icon: IconFileSearch,
  shape: 'side',
  shortcut: 'F9',
  visible: ({ can }) => can.export,
  load: () => import('./preview/PreviewPanel.tsx'),
};

/** Kept editions of the document. */
const versionsPanel: EditorPanel = {
  name: 'versions',
  label: 'panels.versions.title',
  icon: IconHistory,
  shape: 'side',
  visible: () => true,
  early: true,
  load: () => import('./versions/VersionsPanel.tsx'),
};

/** What stands around the text, in the order of the buttons. */
export const documentPanels: readonly EditorPanel[] = [
  importPanel,
  gatherPanel,
  importReportPanel,
  checkPanel,
  previewPanel,
  versionsPanel,
  exportPanel,
];
