import type { KindContent } from '@pv/editor-schema/rich-text';
import {
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichRow,
  richOf,
  safeHref,
} from '@pv/editor-schema/rich-text';
import { type Html, html, prose } from './html.ts';

function inline(run: RichInline): Html {
  if (run.type === 'hardBreak') return html`<br>`;
  return (run.marks ?? []).reduce((words: Html, mark) => {
    if (mark.type === 'link') {
      const href = safeHref(mark.attrs.href);
      // a path of the site leads nowhere from a file
      return href === null ? words : html`<a href="${href}">${words}</a>`;
    }
    return mark.type === 'bold' ? html`<b>${words}</b>` : html`<i>${words}</i>`;
  }, html`${run.text}`);
}

const item = ({ content }: RichItem): Html => html`<li>${content.map(block)}</li>`;

function row({ content }: RichRow): Html {
  const cells = content.map((cell) =>
    cell.type === 'tableHeader'
      ? html`<th>${cell.content.map(block)}</th>`
      : html`<td>${cell.content.map(block)}</td>`,
  );
  return html`<tr>${cells}</tr>`;
}

/** Each kind of block as the element that it is. */
function block(part: RichBlock): Html {
  switch (part.type) {
    case 'paragraph':
      return html`<p>${(part.content ?? []).map(inline)}</p>`;
    case 'bulletList':
      return html`<ul>${part.content.map(item)}</ul>`;
    case 'orderedList':
      return html`<ol>${part.content.map(item)}</ol>`;
    case 'table':
      return html`<div class="wide"><table>${part.content.map(row)}</table></div>`;
  }
}

/** A text of the page of a project: plain, or with paragraphs, lists, links and tables. */
export function written({ kind, content }: KindContent, empty: string | null = null): Html {
  if (kind === 'text' || content === '') return prose(content, empty);
  return html`${richOf(content).content.map(block)}`;
}
