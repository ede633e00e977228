import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

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
