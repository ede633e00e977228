import { isSuggestionMark, type NodeJson, nodeChange } from '@pv/editor-schema';

/** A stretch of a text about which somebody suggests something. */
export interface SuggestedStretch {
  from: number;
  to: number;
  /** Suggested to go: nobody reads it any more. */
  deleted: boolean;
}

/** The stretches of a text block with suggestions; an atom counts one. */
export function suggestedStretches(inline: readonly NodeJson[]): SuggestedStretch[] {
  let at = 0;
  return inline.flatMap((node) => {
    const from = at;
    at += node.type === 'text' ? (node.text ?? '').length : 1;
    const kinds = [
      ...(node.marks ?? []).map(({ type }) => type).filter(isSuggestionMark),
      ...Object.keys(nodeChange(node)),
    ];
    return kinds.length > 0 ? [{ from, to: at, deleted: kinds.includes('deletion') }] : [];
  });
}

/** All of a text block that stands in a row about which somebody suggests something. */
export function rowStretches(
  content: NodeJson,
  path: readonly number[],
  length: number,
): SuggestedStretch[] {
  let node: NodeJson | undefined = content;
  const kinds: string[] = [];
  for (const index of path) {
    node = node?.content?.[index];
    if (node?.type === 'tableRow') kinds.push(...Object.keys(nodeChange(node)));
  }
  return kinds.length > 0 ? [{ from: 0, to: length, deleted: kinds.includes('deletion') }] : [];
}

/** Whether a range has something of one of the stretches. */
export const touches = (stretches: readonly SuggestedStretch[], from: number, to: number) =>
  stretches.some((stretch) => stretch.from < to && from < stretch.to);

/** The text with `mask` in the place of every character that is suggested to go. */
export function withoutDeleted(
  text: string,
  stretches: readonly SuggestedStretch[],
  mask: string,
): string {
  let masked = text;
  for (const { from, to, deleted } of stretches) {
    if (deleted) masked = masked.slice(0, from) + mask.repeat(to - from) + masked.slice(to);
  }
  return masked;
}
