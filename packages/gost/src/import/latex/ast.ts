import type { Argument, Macro, Node } from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';

/** The insides of the obligatory argument with that number, from 0. */
export function argument({ args = [] }: { args?: Argument[] }, at = 0): Node[] {
  return args.filter(({ openMark }) => openMark === '{')[at]?.content ?? [];
}

/** The insides of the first argument in square brackets, or of the last; null where there is none. */
export function option(
  { args = [] }: { args?: Argument[] },
  which: 'find' | 'findLast' = 'find',
): string | null {
  const found = args[which](({ openMark }) => openMark === '[');
  return found ? printRaw(found.content) : null;
}

/** «\chapter*{Title}». */
export const starred = (title: string): Macro => ({
  type: 'macro',
  content: 'chapter',
  args: [
    { type: 'argument', openMark: '', closeMark: '', content: [{ type: 'string', content: '*' }] },
    {
      type: 'argument',
      openMark: '{',
      closeMark: '}',
      content: [{ type: 'string', content: title }],
    },
  ],
});

/** «\section*»: the command has its star. */
export const isStarred = ({ args = [] }: { args?: Argument[] }): boolean =>
  args[0]?.openMark === '' && printRaw(args[0].content) === '*';

export const raw = (nodes: Node | Node[]): string => printRaw(nodes);

/** The insides of a formula, in which all is mathematics anyway. A comment would end with its line, and lines are joined. */
export const texOf = (nodes: readonly Node[]): string =>
  raw([...nodes])
    .replace(/(\\[\s\S])|\s*%[^\n]*/g, '$1')
    .replace(/\\ensuremath(?![a-zA-Z])/g, '')
    .trim();

/** Every macro of these names, however deep, in order. */
export function macrosIn(nodes: readonly Node[], names: ReadonlySet<string>): Macro[] {
  return nodes.flatMap((node) => {
    const own = node.type === 'macro' && names.has(node.content) ? [node] : [];
    const args = 'args' in node ? (node.args ?? []).flatMap(({ content }) => content) : [];
    const inside = 'content' in node && Array.isArray(node.content) ? node.content : [];
    return [...own, ...macrosIn([...args, ...inside], names)];
  });
}

/** The insides of the value of a key among the options of an environment; null where it is not there. */
export function keyInsides({ args = [] }: { args?: Argument[] }, key: string): Node[] | null {
  const options = args.find(({ openMark }) => openMark === '[')?.content ?? [];
  const at = options.findIndex((node) => node.type === 'string' && node.content === key);
  if (at < 0) return null;
  const rest = options.slice(at + 1);
  const end = rest.findIndex((node) => node.type === 'string' && node.content === ',');
  const value = (end < 0 ? rest : rest.slice(0, end)).filter(
    (node) => node.type !== 'string' || node.content !== '=',
  );
  return value.flatMap((node) => (node.type === 'group' ? node.content : [node]));
}

/** What is labelled in a text. */
export const labelsIn = (nodes: readonly Node[]): string[] =>
  macrosIn(nodes, new Set(['label'])).map((macro) => raw(argument(macro)).trim());

/** The value of a key of `[width=5cm, caption={A title}]`. */
export function keyOf(options: string | null, key: string): string | null {
  const found = new RegExp(`(?:^|,)\\s*${key}\\s*=\\s*(\\{[^}]*\\}|[^,]*)`).exec(options ?? '');
  return found ? (found[1] ?? '').replace(/^\{|\}$/g, '').trim() : null;
}
