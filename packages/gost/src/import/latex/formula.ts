import type { Node } from '@unified-latex/unified-latex-types';
import { flowParagraph } from '../plain-flow.ts';
import type { FlowBlock } from '../read/flow.ts';
import { argument, labelsIn, macrosIn, raw, texOf } from './ast.ts';
import type { LatexFile } from './file.ts';

/** Environments of several lines, as they are written inside a formula. */
const INNER: Readonly<Record<string, string>> = {
  align: 'aligned',
  eqnarray: 'aligned',
  flalign: 'aligned',
  gather: 'gathered',
  multline: 'gathered',
};

/** A number in the way of TeX: `\eqno(5)`. */
const PLAIN_NUMBER = /\\l?eqno\s*\{?\(?([\p{L}\d.]{1,9})\)?\}?/u;

const AROUND = /\\(?:label|tag)\*?\s*\{[^}]*\}|\\(?:nonumber|notag)\b/g;

/** A label of several formulas together names the first of them. */
export function withLabelInside(content: readonly Node[]): Node[] {
  const isLabel = (node: Node) => node.type === 'macro' && node.content === 'label';
  const [first] = content.filter(({ type }) => type === 'mathenv');
  return content
    .filter((node) => !isLabel(node))
    .map((node) =>
      node === first && node?.type === 'mathenv'
        ? { ...node, content: [...node.content, ...content.filter(isLabel)] }
        : node,
    );
}

/** A formula on a line of its own with its number, which the file counts or types. */
export function displayFormula(env: string, content: readonly Node[], file: LatexFile): FlowBlock {
  const nodes = [...content];
  const name = env.replace('*', '');
  const tags = macrosIn(nodes, new Set(['tag'])).map((macro) => raw(argument(macro)).trim());
  const typed = tags[0] ?? PLAIN_NUMBER.exec(texOf(nodes))?.[1];
  const bookmarks = labelsIn(nodes);
  const counted = env !== 'displaymath' && !env.endsWith('*') && name !== 'math';
  if (counted && !typed) file.counts.formulas += 1;
  const label = typed ?? (counted ? String(file.counts.formulas) : null);
  const inside = texOf(nodes)
    .replace(AROUND, '')
    .replace(PLAIN_NUMBER, '')
    .replace(/\s+/g, ' ')
    .trim();
  const inner = INNER[name];
  const tex = inner ? `\\begin{${inner}}${inside}\\end{${inner}}` : inside;
  return flowParagraph([{ kind: 'math', tex, display: true, label }], { bookmarks });
}
