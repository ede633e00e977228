import type { HeadTag } from './head-tags.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** In a script nothing is escaped but what could end it. */
const inside = ({ tag, text = '' }: HeadTag) =>
  tag === 'script' ? text.replaceAll('<', '\\u003c') : escaped(text);

/** The elements as HTML, marked so that the browser finds them again. */
export function writeHead(tags: readonly HeadTag[]): string {
  return tags
    .map((one) => {
      const list = Object.entries({ ...one.attributes, 'data-page': '' });
      const attributes = list.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
      const end = one.tag === 'title' || one.tag === 'script' ? `${inside(one)}</${one.tag}>` : '';
      return `<${one.tag}${attributes}>${end}`;
    })
    .join('\n    ');
}

/** Puts the elements into the place of those of the page before; the title is left alone. */
export function replaceHead(document: Document, tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]:not(title)')) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
