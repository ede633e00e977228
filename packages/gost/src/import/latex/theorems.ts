import type { Environment, Macro, Node } from '@unified-latex/unified-latex-types';
import { flowText } from '../plain-flow.ts';
import type { FlowInline } from '../read/flow.ts';
import { argument, isStarred, macrosIn, option, raw } from './ast.ts';

/** `\newtheorem{lemma}[theorem]{Лемма}`: what is printed before such a text. */
interface Theorem {
  title: readonly Node[];
  /** What counts it; null for one without a number. */
  counter: string | null;
  /** The headings by which it is counted anew. */
  within: string | null;
}

/** The theorems of a text, which LaTeX counts and this document does not: their numbers are typed. */
export interface Theorems {
  kinds: ReadonlyMap<string, Theorem>;
  numbers: ReadonlyMap<Environment, string>;
  /** Numbers by the labels inside. */
  labels: ReadonlyMap<string, string>;
}

function readKinds(nodes: readonly Node[]): Map<string, Theorem> {
  const kinds = new Map<string, Theorem>();
  for (const macro of macrosIn(nodes, new Set(['newtheorem']))) {
    const name = raw(argument(macro)).trim();
    const [shared, within] = options(macro);
    kinds.set(name, {
      title: argument(macro, 1),
      counter: isStarred(macro) ? null : (shared ?? name),
      within,
    });
  }
  // that of the package for proofs
  if (kinds.size > 0) {
    const title: Node[] = [{ type: 'string', content: 'Доказательство' }];
    kinds.set('proof', { title, counter: null, within: null });
  }
  return kinds;
}

/** The counter before the title, and the headings after it. */
function options({ args = [] }: Macro): [string | null, string | null] {
  const title = args.findLastIndex(({ openMark }) => openMark === '{');
  const typed = (from: number, to?: number) => option({ args: args.slice(from, to) });
  return [typed(0, title), typed(title)];
}

const HEADINGS = ['chapter', 'section', 'subsection'];

class Counter {
  readonly numbers = new Map<Environment, string>();
  readonly labels = new Map<string, string>();
  readonly #kinds: ReadonlyMap<string, Theorem>;
  readonly #counts = new Map<string, number>();

  constructor(kinds: ReadonlyMap<string, Theorem>) {
    this.#kinds = kinds;
  }

  read(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.type === 'macro' && HEADINGS.includes(node.content) && !isStarred(node))
        this.#heading(node.content);
      if (node.type !== 'environment') continue;
      this.#theorem(node);
      this.read(node.content);
    }
  }

  #heading(name: string): void {
    const [, ...below] = HEADINGS.slice(HEADINGS.indexOf(name));
    for (const lower of below) this.#counts.delete(lower);
    for (const [kind, { within }] of this.#kinds)
      if (within === name || below.includes(within ?? '')) this.#counts.delete(kind);
    this.#next(name);
  }

  #next(name: string): number {
    const next = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, next);
    return next;
  }

  #theorem(node: Environment): void {
    const { counter = null } = this.#kinds.get(String(node.env)) ?? {};
    if (counter === null) return;
    const above = HEADINGS.indexOf(this.#kinds.get(counter)?.within ?? '');
    const headings = HEADINGS.slice(0, above + 1)
      .map((name) => this.#counts.get(name) ?? 0)
      // a text without chapters counts by its sections
      .filter((count, at) => at > 0 || count > 0);
    const number = [...headings, this.#next(counter)].join('.');
    this.numbers.set(node, number);
    for (const inner of node.content) {
      // labels that are deeper are of formulas and items
      if (inner.type === 'macro' && inner.content === 'label')
        this.labels.set(raw(argument(inner)).trim(), number);
    }
  }
}

/** Counts the theorems through a text. */
export function readTheorems(nodes: readonly Node[]): Theorems {
  const kinds = readKinds(nodes);
  const counter = new Counter(kinds);
  if (kinds.size > 0) counter.read(nodes);
  return { kinds, numbers: counter.numbers, labels: counter.labels };
}

/** «Теорема 1.1 (Пифагор). » before the text of one, and that text; null for any other environment. */
export function openTheorem(
  node: Environment,
  { kinds, numbers }: Theorems,
  read: (nodes: readonly Node[]) => FlowInline[],
): { lead: FlowInline[]; content: Node[] } | null {
  const kind = kinds.get(String(node.env));
  if (!kind) return null;
  const { named, content } = partName(node);
  const replaces = node.env === 'proof' && named;
  const title = replaces ? named : kind.title;
  const number = numbers.get(node);
  const bold = (text: string) => flowText(text, { bold: true });
  const words = read(title).map((inline) =>
    inline.kind === 'text' ? { ...inline, format: { ...inline.format, bold: true } } : inline,
  );
  return {
    lead: [
      ...words,
      ...(number ? [bold(`\u00a0${number}`)] : []),
      ...(named && !replaces ? [flowText(' ('), ...read(named), flowText(')')] : []),
      bold('.'),
      flowText(' '),
    ],
    content,
  };
}

/** What stands in brackets after the beginning, where the parser knows of it and where it does not. */
function partName(node: Environment): { named: readonly Node[] | null; content: Node[] } {
  const typed = node.args?.find(({ openMark, content }) => openMark === '[' && content.length > 0);
  if (typed) return { named: typed.content, content: node.content };
  const isSign = (one: Node | undefined, sign: string) =>
    one?.type === 'string' && one.content === sign;
  const start = node.content.findIndex(({ type }) => type !== 'whitespace' && type !== 'comment');
  const end = node.content.findIndex((one) => isSign(one, ']'));
  if (!isSign(node.content[start], '[') || end < 0) return { named: null, content: node.content };
  return { named: node.content.slice(start + 1, end), content: node.content.slice(end + 1) };
}
