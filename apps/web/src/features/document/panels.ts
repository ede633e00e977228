import {
  IconAbacus,
  IconAbc,
  IconFileExport,
  IconFileImport,
  IconFileSearch,
  IconFiles,
  IconHistory,
  IconMessages,
  IconQuote,
  IconSearch,
  IconTextSpellcheck,
  IconTypography,
} from '@tabler/icons-react';
import type { EditorPanel } from '../../editor/shell/panels.ts';
import { guestLinkPanel } from '../guest-review/public.ts';
import { checkPanel } from './check/panel.ts';
import { suggestionsPanel } from './suggestions/panel.ts';

/** «Скачать»: the document as a file. */
const exportPanel: EditorPanel = {
  name: 'export',
  label: 'documents.export.button',
  icon: IconFileExport,
  shape: 'dialog',
  visible: (view) => view.can.export,
  early: true,
  load: () => import('./export/ExportDialog.tsx'),
};

/** «Загрузить файл», for those who write the text: a file takes its place. It says itself what a closed section asks for. */
const importPanel: EditorPanel = {
  name: 'import',
  label: 'documents.import.button',
  icon: IconFileImport,
  shape: 'dialog',
  visible: (_, { rights }) => rights.edit,
  early: true,
  load: () => import('./import/ImportDialog.tsx'),
};

/** «Собрать итоговый отчёт», in the last document of a work whose stages have reports. */
const gatherPanel: EditorPanel = {
  name: 'gather',
  label: 'gather.button',
  icon: IconFiles,
  shape: 'dialog',
  rare: true,
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

/** Words in the whole document, and others in their place. */
const findPanel: EditorPanel = {
  name: 'find',
  label: 'writing.find.button',
  icon: IconSearch,
  shape: 'bar',
  shortcut: ['Mod+F', 'Mod+H'],
  rare: true,
  visible: () => true,
  early: true,
  load: () => import('./find/FindBar.tsx'),
};

/** How much is written, by section. */
const countsPanel: EditorPanel = {
  name: 'counts',
  label: 'writing.counts.title',
  icon: IconAbacus,
  shape: 'side',
  rare: true,
  visible: () => true,
  load: () => import('./counts/CountsPanel.tsx'),
};

/** Quotes, dashes and no-break spaces of the whole document at once. */
const typographyPanel: EditorPanel = {
  name: 'typography',
  label: 'writing.typography.title',
  icon: IconQuote,
  shape: 'dialog',
  rare: true,
  visible: (_, { rights }) => rights.edit,
  load: () => import('./typography/TypographyDialog.tsx'),
};

/** The dictionaries by which the text is checked as it is written. */
const spellingPanel: EditorPanel = {
  name: 'spelling',
  label: 'writing.spelling.title',
  icon: IconTextSpellcheck,
  shape: 'dialog',
  rare: true,
  visible: (_, { rights }) => rights.edit,
  load: () => import('./spelling/SpellingDialog.tsx'),
};

/** Abbreviations and terms of the text, gathered into their lists. */
const termsPanel: EditorPanel = {
  name: 'terms',
  label: 'writing.terms.title',
  icon: IconAbc,
  shape: 'dialog',
  rare: true,
  visible: (_, { rights }) => rights.edit,
  load: () => import('./terms/TermsDialog.tsx'),
};

/** Kept editions of the document. */
const versionsPanel: EditorPanel = {
  name: 'versions',
  label: 'versions.title',
  icon: IconHistory,
  shape: 'side',
  visible: () => true,
  early: true,
  load: () => import('./versions/VersionsPanel.tsx'),
};

/** What is said of the text. */
const remarksPanel: EditorPanel = {
  name: 'remarks',
  label: 'remarks.title',
  icon: IconMessages,
  shape: 'side',
  sheet: true,
  visible: () => true,
  early: true,
  load: () => import('./remarks/RemarksPanel.tsx'),
};

/** The profile of formatting, own parameters. */
const formatPanel: EditorPanel = {
  name: 'format',
  label: 'formatting.title',
  icon: IconTypography,
  shape: 'side',
  rare: true,
  visible: ({ can }) => can.export,
  load: () => import('./format/FormatPanel.tsx'),
};

/** What stands around the text, in the order of the buttons and then of the menu behind them. */
export const documentPanels: readonly EditorPanel[] = [
  remarksPanel,
  suggestionsPanel,
  checkPanel,
  previewPanel,
  versionsPanel,
  importPanel,
  exportPanel,
  gatherPanel,
  findPanel,
  formatPanel,
  typographyPanel,
  spellingPanel,
  termsPanel,
  countsPanel,
  importReportPanel,
  guestLinkPanel,
];
