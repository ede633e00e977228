import type { Suppressed } from '@pv/editor-schema';
import type { CheckContext, Finding } from '@pv/gost';
import type { DocumentParts } from '../../../editor/document/replace-parts.ts';

/** What the page asks of the worker. Messages are answered in the order in which they were sent. */
export type CheckRequest =
  /** The document as it stands, as one Yjs update; then every change of it as it happens. */
  | { kind: 'open'; state: Uint8Array; context: CheckContext }
  | { kind: 'update'; update: Uint8Array }
  | { kind: 'check'; id: number }
  | { kind: 'fix'; id: number; finding: Finding }
  /** All that can be mended, or only the breaches of one rule, or signs and spaces alone. */
  | { kind: 'fixAll'; id: number; scope: MendScope | 'signs' | null };

/** The breaches of one rule, in one section where it is given. */
export interface MendScope {
  rule: Finding['rule'];
  section: string | null;
}

/** What is to be mended. */
export type MendTarget =
  | { kind: 'one'; finding: Finding }
  | { kind: 'rule'; scope: MendScope }
  | { kind: 'signs' }
  | { kind: 'all' };

/** A stretch of text around a finding. `marked` is the place itself; all empty where there is no text. */
export interface Excerpt {
  before: string;
  marked: string;
  after: string;
}

/** A finding with the words that stand at its place. */
export interface ShownFinding {
  finding: Finding;
  excerpt: Excerpt;
  /** The words by which it is set aside, and what sets it aside where something does. */
  quote?: string;
  hidden?: Suppressed;
}

/** A finding, or its place in the answer to the check before: most of them an edit leaves as they were. */
export type SentFinding = ShownFinding | number;

/** Corrections that the page applies; null when there was nothing to mend. */
export interface Mending {
  parts: DocumentParts | null;
  /** Of each finding that is mended, its section. */
  fixed: string[];
}

/** What the worker answers. */
export type CheckReply =
  | { kind: 'checked'; id: number; findings: SentFinding[] }
  | { kind: 'mended'; id: number; mending: Mending }
  | { kind: 'failed'; id: number };
