import type { NodeJson } from '@pv/editor-schema';

/** Is told of everything that was linked and of what could not be. */
export interface LinkListener {
  linked(kind: 'crossReference' | 'citation', was: string, line: NodeJson): void;
  unresolved(kind: 'reference' | 'citation', was: string, line: NodeJson): void;
  /** An appendix is mentioned that the document does not have. */
  missingAppendix(letter: string): void;
}
