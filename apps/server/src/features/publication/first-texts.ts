import { type ArticleContent, type ArticleText, slugOf } from '@pv/contract';
import {
  type RichBlock,
  type RichInline,
  type RichParagraph,
  writeRich,
} from '@pv/editor-schema/rich-text';
import type { FirstText } from './first-articles/first-article.ts';

interface InBothLanguages {
  ru: FirstText;
  en: FirstText;
}

/** A link to a page of this site, as `[words](/path)`. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

function runsOf(text: string): RichInline[] {
  const runs: RichInline[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > end) runs.push({ type: 'text', text: text.slice(end, index) });
    runs.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    end = index + whole.length;
  }
  if (end < text.length) runs.push({ type: 'text', text: text.slice(end) });
  return runs;
}

const paragraph = (text: string): RichParagraph => ({ type: 'paragraph', content: runsOf(text) });

function blockOf(block: string | readonly string[]): RichBlock {
  if (typeof block === 'string') return paragraph(block);
  const items = block.map((line) => ({ type: 'listItem' as const, content: [paragraph(line)] }));
  return { type: 'bulletList', content: items };
}

function textOf({ title, summary, parts }: FirstText, ids: readonly string[]): ArticleText {
  const body = parts.map(([heading, ...blocks], at) => ({
    id: ids[at] ?? `p${at + 1}`,
    heading: heading ?? '',
    text: writeRich({ type: 'doc', content: blocks.map(blockOf) }),
    picture: null,
  }));
  return { title, summary, body };
}

/**
 * The content of a text that comes with the product. A part is called by its Russian heading in both
 * languages, so that an address leads to the same part in either.
 */
export function contentOfFirst({ ru, en }: InBothLanguages): ArticleContent {
  const ids = ru.parts.map(([heading], at) => (heading ? slugOf(heading) : `p${at + 1}`));
  return { ru: textOf(ru, ids), en: textOf(en, ids), authors: [], picture: null };
}
