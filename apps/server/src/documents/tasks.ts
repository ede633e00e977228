import type { ErrorCode, ImportView } from '@pv/contract';
import type { ImageMime, TitlePage } from '@pv/gost';
import type { ImportedAsset, ImportStage } from '@pv/gost/import';

/** A picture that a document names; its bytes are sent to a child that does not have them yet. */
export interface PictureHead {
  id: string;
  mime: ImageMime;
  width: number;
  height: number;
}

/** A kept edition in the form in which it is stored. */
export interface PackedVersion {
  packed: Uint8Array;
  hash: string;
  words: number;
}

/** What a child process does: name → what it is given and what it gives. Everything is plain data. */
export interface Tasks {
  /** Reads a DOCX. `result` is what `replace` wants back. */
  import: {
    given: { bytes: Uint8Array };
    gives: { result: Uint8Array; report: ImportView['report']; pictures: ImportedAsset[] };
  };
  /**
   * Replaces the content of a document by an import with the questions answered, or by a kept edition.
   * Gives the change as a Yjs update and the content as it was.
   */
  replace: {
    given: { updates: Uint8Array[]; by: Replacement };
    gives: { change: Uint8Array; before: PackedVersion };
  };
  /** Packs the content of a document for keeping. */
  pack: { given: { updates: Uint8Array[] }; gives: PackedVersion };
  /** Makes a file of a document. `pages` are those of the PDF. */
  print: {
    given: {
      updates: Uint8Array[];
      format: 'pdf' | 'docx';
      titlePage: TitlePage;
      pictures: PictureHead[];
    };
    gives: { bytes: Uint8Array; pages: number };
  };
}

export type Replacement =
  | { kind: 'import'; result: Uint8Array; answers: Record<string, string> }
  | { kind: 'version'; packed: Uint8Array };

export type TaskName = keyof Tasks;
export type Given<N extends TaskName> = Tasks[N]['given'];
export type Gives<N extends TaskName> = Tasks[N]['gives'];

/** Where a task is: the stage of an import, or null, and its share from 0 to 1. */
export type TaskProgress = { stage: ImportStage | null; share: number };

/** The code of a task that fails for no reason of its own, such as a limit of time or memory. */
export const FAILED: Readonly<Record<TaskName, ErrorCode>> = {
  import: 'import_failed',
  replace: 'import_failed',
  pack: 'export_failed',
  print: 'export_failed',
};
