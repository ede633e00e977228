import type * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { PrintedHeading } from './page-counts.ts';

/** Where the headings stand in the pages that were made last. */
export interface Layout {
  total: number;
  headings: readonly PrintedHeading[];
}

const layouts = new WeakMap<Y.Doc, Layout>();
const changes = createListeners();

/** Notes the layout of the pages that were just made of a document. */
export function noteLayout(doc: Y.Doc, layout: Layout): void {
  layouts.set(doc, layout);
  changes.tell();
}

/** The layout of the last pages of a document on this page, or null while none were made. */
export const lastLayout = (doc: Y.Doc): Layout | null => layouts.get(doc) ?? null;

/** Told when pages were made anew. */
export const onLayout = changes.subscribe;
