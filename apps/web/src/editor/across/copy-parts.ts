import { readSectionContent, type SectionHead } from '@pv/editor-schema';
import type { Numbering } from '@pv/gost';
import { getSchema } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { copiedWords, copySerializer } from '../paste/copy-outside.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import type { ChosenPart } from './parts.ts';

let schema: Schema | null = null;

/** What is put on the clipboard. */
interface Copied {
  html: string;
  text: string;
}

/**
 * The chosen blocks in order, as the editor itself writes them on the clipboard, so that figures,
 * references and citations stay what they are where it is pasted into a document. Before a section that
 * is copied from its beginning stands its heading.
 */
export function copyParts(
  doc: Y.Doc,
  heads: readonly Pick<SectionHead, 'id' | 'title'>[],
  parts: readonly ChosenPart[],
  numbering: Numbering,
): Copied {
  schema ??= getSchema(schemaExtensions);
  const serializer = copySerializer(schema, () => numbering);
  const page = document.createElement('div');
  const lines: string[] = [];
  for (const { section, from, to } of parts) {
    const title = heads.find(({ id }) => id === section)?.title ?? '';
    if (from === 0 && title !== '') {
      page.append(Object.assign(document.createElement('h1'), { textContent: title }));
      lines.push(title);
    }
    const content = schema.nodeFromJSON(readSectionContent(doc, section));
    for (let at = from; at <= Math.min(to, content.childCount - 1); at += 1) {
      const block = content.child(at);
      page.append(serializer.serializeNode(block));
      const words = (node: Node) => copiedWords(node, numbering);
      lines.push(words(block) || block.textBetween(0, block.content.size, '\n', words));
    }
  }
  // by this a paste knows that the blocks are whole and come from a document
  page.firstElementChild?.setAttribute('data-pm-slice', '0 0 []');
  return { html: page.innerHTML, text: lines.join('\n\n') };
}
