import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** An address typed without its scheme is one of the web, or of a mail box where it has an @. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `mailto:${address}`;
  return /^[\p{L}\w-]+(\.[\p{L}\w-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
}

/** What a page asks for another language than the reader's by. */
const LANGUAGE = 'lang';

/**
 * The path of a page of this site from its whole address, as it is copied from the address line, without the
 * language that whoever copied it read in. Null for an address elsewhere, and for what is no page: a file.
 */
export function ownPath(
  address: string,
  host: string,
  isPage: (path: string) => boolean,
): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.host !== host || url.username !== '' || !isPage(url.pathname)) return null;
  if (url.searchParams.has(LANGUAGE)) url.searchParams.delete(LANGUAGE);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Links to pages of this site lead there by their paths, however they came into the text: typed, pasted or
 * made of an address.
 * @param pathOf the path of such a page from its address, null for any other
 */
export const ownPaths = (pathOf: (href: string) => string | null) =>
  Extension.create({
    name: 'ownPaths',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction(transactions, before, { doc, schema, tr }) {
          const { link } = schema.marks;
          if (!link || !transactions.some(({ docChanged }) => docChanged)) return null;
          const changes = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
          for (const { newRange } of changes) {
            doc.nodesBetween(newRange.from, newRange.to, (node, at) => {
              const path = pathOf(String(link.isInSet(node.marks)?.attrs.href ?? ''));
              if (path) tr.addMark(at, at + node.nodeSize, link.create({ href: path }));
            });
          }
          return tr.steps.length > 0 ? tr : null;
        },
      }),
    ],
  });
