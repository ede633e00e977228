import * as Y from 'yjs';

/** A copy of a text: of which document of this process it was made, and how far it goes. */
export interface TextCopy {
  /** The `guid` of that document: opened anew it has another, and may lack what failed to be written. */
  of: string;
  vector: Uint8Array;
}

/** A text, or what was changed in it, as Yjs updates. */
export interface TextChanges {
  /** The document that they come from; null where it is not open. */
  of: string | null;
  /** The copy that it was asked for is to be made anew of them. */
  whole: boolean;
  updates: Uint8Array[];
}

/** What a copy lacks of a document; of one that was made of another, or without one, the whole document. */
export function changesSince(doc: Y.Doc, copy: TextCopy | null): TextChanges {
  const of = doc.guid;
  return copy?.of === of
    ? { of, whole: false, updates: [Y.encodeStateAsUpdate(doc, copy.vector)] }
    : { of, whole: true, updates: [Y.encodeStateAsUpdate(doc)] };
}
