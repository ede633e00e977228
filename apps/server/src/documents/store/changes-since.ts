import * as Y from 'yjs';

/** A text, or what was changed in it, as Yjs updates. */
export interface TextChanges {
  /** The copy that it was asked for is to be made anew of them. */
  whole: boolean;
  updates: Uint8Array[];
}

/** Whether a document has all that the copy with this state vector has: a write that failed is only in the copy. */
const holds = ({ store }: Y.Doc, vector: Uint8Array): boolean =>
  [...Y.decodeStateVector(vector)].every(([client, clock]) => clock <= Y.getState(store, client));

/** What a copy with that state vector lacks of a document; without one, the whole document. */
export function changesSince(doc: Y.Doc, vector: Uint8Array | null): TextChanges {
  return vector && holds(doc, vector)
    ? { whole: false, updates: [Y.encodeStateAsUpdate(doc, vector)] }
    : { whole: true, updates: [Y.encodeStateAsUpdate(doc)] };
}
