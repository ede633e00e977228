import type { EditorPanel } from '../../editor/shell/panels.ts';
import { checkPanel } from './check/panel.ts';
import { exportPanel } from './export/panel.ts';
import { importPanel } from './import/panel.ts';
import { previewPanel } from './preview/panel.ts';
import { versionsPanel } from './versions/panel.ts';

/** What stands around the text, in the order of the buttons. */
export const documentPanels: readonly EditorPanel[] = [
  importPanel,
  checkPanel,
  previewPanel,
  versionsPanel,
  exportPanel,
];
