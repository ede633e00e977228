import type { EditorPanel } from '../../editor/shell/panels.ts';

/** What the header of the editor offers around the text, in the order of its buttons. */
export const documentPanels: readonly EditorPanel[] = [];
