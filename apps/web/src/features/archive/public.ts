export { ArchiveDialog } from './ArchiveDialog.tsx';
export { ArchivePanel } from './ArchivePanel.tsx';
