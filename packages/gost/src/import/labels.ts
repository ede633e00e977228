/** What a typed number may be the number of. */
export type LabelKind = 'figure' | 'table' | 'listing' | 'formula' | 'appendix' | 'section';

/**
 * Typed numbers and the ids of what they number, as plain data. A number typed twice has no target:
 * it is null.
 */
export interface LabelBook {
  targets: Record<LabelKind, Record<string, string | null>>;
  /** Number in the list of sources → id of the source. */
  sources: Record<string, string>;
}

export function emptyLabels(): LabelBook {
  return {
    targets: { figure: {}, table: {}, listing: {}, formula: {}, appendix: {}, section: {} },
    sources: {},
  };
}

/** Notes a typed number. Gives false when it was taken already, which leaves it without a target. */
export function addLabel(book: LabelBook, kind: LabelKind, label: string, id: string): boolean {
  const targets = book.targets[kind];
  const isNew = !Object.hasOwn(targets, label);
  targets[label] = isNew ? id : null;
  return isNew;
}
