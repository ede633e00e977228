import type { EditorDialog } from '../shell/dialogs.ts';

/** What a dialog about an object of the text gets. */
export interface EditorDialogProps<K extends EditorDialog['kind']> {
  dialog: Extract<EditorDialog, { kind: K }>;
  /** Where the object stands by now; null for a new one, and for one that is gone. */
  place: () => number | null;
  onClose: () => void;
}
