import type { LiveNotice } from '@pv/contract';
import type { SaveState } from './save-tracker.ts';

/** Why nobody, or not this person, may write now. */
export type DocumentLock = Extract<LiveNotice, { kind: 'rights' }>['locked'];

/** What a person may do with the text now. */
export interface Rights {
  edit: boolean;
  locked: DocumentLock;
}

/** Everything about an open document that is not its text. Replaced as a whole when something changes. */
export interface DocumentStatus {
  /** The text is here, from the server or from this device. */
  loaded: boolean;
  save: SaveState;
  rights: Rights;
  /** The server did not take something typed here, because this person may not write any more. */
  refused: boolean;
  /** The server does not let this person in: the token has ended, or the document is gone. */
  closed: string | null;
  canUndo: boolean;
  canRedo: boolean;
}
