import type { DocumentSnapshot } from '@pv/editor-schema';
import type { ImportedComment } from './comments/read-comments.ts';
import type { LabelBook } from './labels.ts';
import type { PackageLimits } from './package/limits.ts';
import type { ImportedAsset } from './pictures/load-pictures.ts';
import type { ImportReport } from './report.ts';

/** What the import is at; each stage runs its share from 0 to 1. */
export type ImportStage = 'unpack' | 'read' | 'pictures' | 'recognise';

export interface ImportOptions {
  /** Makes short unique ids; random ones by default. */
  newId?: () => string;
  onProgress?: (stage: ImportStage, share: number) => void;
  limits?: Partial<PackageLimits>;
}

/** A document taken in. All but the bytes of the assets is plain data. */
export interface ImportResult {
  snapshot: DocumentSnapshot;
  assets: ImportedAsset[];
  report: ImportReport;
  /** Typed numbers and what they number, so that answers can make more references live. */
  labels: LabelBook;
  /** What was said of the text in the file; left out in what was kept by older versions. */
  comments?: ImportedComment[];
}
