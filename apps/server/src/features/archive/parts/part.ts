import type { FormKind } from '@pv/contract';
import type { projectFiles } from '../../../db/schema/index.ts';

export type ArchivedFile = typeof projectFiles.$inferSelect;
export type PaperFormat = 'docx' | 'pdf';

/** Something that goes into an archive, under its path inside of it. */
export type Part =
  | { kind: 'document'; path: string; documentId: string; stageId: string; format: PaperFormat }
  | { kind: 'form'; path: string; form: FormKind; format: PaperFormat }
  | { kind: 'file'; path: string; file: ArchivedFile }
  | { kind: 'remarks'; path: string; documentId: string; title: string }
  | { kind: 'discussion'; path: string }
  | { kind: 'application'; path: string; id: string }
  | { kind: 'events'; path: string }
  | { kind: 'tasks'; path: string }
  | { kind: 'log'; path: string };

export type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;

/** A part that could not be put in, and a sentence why. */
export interface MissingPart {
  path: string;
  why: string;
}
