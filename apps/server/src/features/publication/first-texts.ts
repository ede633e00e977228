import { type ArticleContent, type ArticleText, slugOf } from '@pv/contract';
import { type RichBlock, type RichParagraph, writeRich } from '@pv/editor-schema/rich-text';
import type { FirstText } from './first-articles/first-article.ts';

interface InBothLanguages {
  ru: FirstText;
  en: FirstText;
}

const paragraph = (text: string): RichParagraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

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
