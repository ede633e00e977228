import { citedSources, type NodeJson, textAttribute } from '@pv/editor-schema';
import type { LabelBook } from '../labels.ts';

/** The text of a block as it was typed: live references become their typed numbers again. */
export function recordText(block: NodeJson, labels: LabelBook): string {
  return typed(block, labels).replace(/\s+/g, ' ').trim();
}

function typed(node: NodeJson, labels: LabelBook): string {
  const write = ATOMS[node.type];
  if (write) return write(node, labels);
  const text = (node.content ?? []).map((child) => typed(child, labels)).join('');
  return node.text ?? (node.type === 'paragraph' || node.type === 'codeBlock' ? `${text} ` : text);
}

const ATOMS: Readonly<Record<string, (node: NodeJson, labels: LabelBook) => string>> = {
  hardBreak: () => ' ',
  footnote: (node) => ` (${textAttribute(node, 'text')}) `,
  formulaInline: (node) => ` ${textAttribute(node, 'tex')} `,
  formula: (node) => ` ${textAttribute(node, 'tex')} `,
  crossReference: (node, { targets }) =>
    Object.values(targets)
      .flatMap((labels) => Object.entries(labels))
      .find(([, id]) => id === node.attrs?.target)?.[0] ?? '',
  citation: (node, { sources }) => {
    const pieces = citedSources(node).map(({ id, locator }) => {
      const number = Object.keys(sources).find((key) => sources[key] === id);
      return [number, locator].filter(Boolean).join(', ');
    });
    return `[${pieces.join('; ')}]`;
  },
};
