import type { EditorPanel } from '../../editor/shell/panels.ts';
import { exportPanel } from './export/panel.ts';
import { importPanel } from './import/panel.ts';

/** What stands around the text, in the order of the buttons. */
export const documentPanels: readonly EditorPanel[] = [importPanel, exportPanel];
