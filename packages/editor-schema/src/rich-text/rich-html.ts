import { linkHref } from './href.ts';
import type { RichBlock, RichCell, RichDoc, RichInline, RichMark, RichText } from './rich-doc.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** An address that is not of the web, of mail or of this site makes no link. */
function marked(inside: string, mark: RichMark): string {
  if (mark.type === 'bold') return `<strong>${inside}</strong>`;
  if (mark.type === 'italic') return `<em>${inside}</em>`;
  const href = linkHref(mark.attrs.href);
  return href ? `<a href="${escapeHtml(href)}">${inside}</a>` : inside;
}

// the first mark stands outside
const textHtml = ({ text, marks = [] }: RichText): string =>
  marks.reduceRight((inside, mark) => marked(inside, mark), escapeHtml(text));

const inlineHtml = (inline: RichInline): string =>
  inline.type === 'hardBreak' ? '<br>' : textHtml(inline);

const LIST_TAGS = { bulletList: 'ul', orderedList: 'ol' } as const;
const CELL_TAGS = { tableCell: 'td', tableHeader: 'th' } as const;

const all = (blocks: readonly RichBlock[]): string => blocks.map(blockHtml).join('');

function cellHtml({ type, content }: RichCell): string {
  const tag = CELL_TAGS[type];
  return `<${tag}>${all(content)}</${tag}>`;
}

function blockHtml(block: RichBlock): string {
  if (block.type === 'paragraph') return `<p>${(block.content ?? []).map(inlineHtml).join('')}</p>`;
  if (block.type === 'table') {
    const rows = block.content.map(({ content }) => `<tr>${content.map(cellHtml).join('')}</tr>`);
    return `<table><tbody>${rows.join('')}</tbody></table>`;
  }
  const tag = LIST_TAGS[block.type];
  const items = block.content.map(({ content }) => `<li>${all(content)}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

/** A text with a form as HTML: only the tags of its form, everything written in it escaped. */
export function richHtml({ content }: Pick<RichDoc, 'content'>): string {
  return all(content);
}
