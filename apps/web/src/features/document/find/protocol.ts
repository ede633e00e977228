import type { DocumentParts } from '../../../editor/document/replace-parts.ts';
import type { FindQuery, FoundText } from './find-text.ts';

/** More places than anybody goes through; a pattern that fits every letter stops here. */
export const MOST_FOUND = 20_000;

/** What the page asks of the worker. */
export type FindRequest =
  /** The document as it stands, as one Yjs update; then every change of it as it happens. */
  | { kind: 'open'; state: Uint8Array }
  | { kind: 'update'; update: Uint8Array }
  | { kind: 'find'; id: number; query: FindQuery }
  /** Every match, or one alone. */
  | { kind: 'replace'; id: number; query: FindQuery; words: string; only: FoundText | null };

/** What the worker answers. */
export type FindReply =
  | { kind: 'found'; id: number; found: FoundText[] }
  /** Of each place its section, and how many stay beside suggestions. */
  | {
      kind: 'replaced';
      id: number;
      parts: DocumentParts | null;
      sections: string[];
      beside: number;
    }
  /** The regular expression is none. */
  | { kind: 'bad'; id: number };
