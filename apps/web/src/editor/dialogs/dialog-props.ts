import type { EditorDialog } from '../shell/dialogs.ts';

/** What a dialog about an object of the text gets. */
export interface EditorDialogProps<K extends EditorDialog['kind']> {
  dialog: Extract<EditorDialog, { kind: K }>;
  onClose: () => void;
}
