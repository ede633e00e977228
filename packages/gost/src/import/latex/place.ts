import type { Node } from '@unified-latex/unified-latex-types';
import type { itemMarker, ListPlace } from '../plain-flow.ts';
import type { FlowBlock, FlowInline } from '../read/flow.ts';

/** What a caption in a float belongs to. */
export interface Float {
  caption: FlowInline[] | null;
  bookmarks: string[];
}

/** The list and the float around a text. */
export interface Place {
  list?: ListPlace | null;
  float?: Float | null;
}

/** Reads what stands inside something else into blocks; the first has the marker. */
export type ReadInside = (
  nodes: readonly Node[],
  place: Place,
  marker?: ReturnType<typeof itemMarker> | null,
) => FlowBlock[];
