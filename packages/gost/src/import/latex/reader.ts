import type { Environment, Macro, Node } from '@unified-latex/unified-latex-types';
import { appendixLetter } from '../../model/letters.ts';
import { ImportError } from '../errors.ts';
import { sourcesHeading } from '../keyed-sources.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import {
  captionParagraph,
  codeParagraph,
  flowParagraph,
  flowText,
  itemContinued,
  type itemMarker,
  type ListPlace,
} from '../plain-flow.ts';
import {
  type FlowBlock,
  type FlowInline,
  inlineText,
  type TextFormat,
  trimInlines,
} from '../read/flow.ts';
import { structuralKind } from '../recognise/structural-names.ts';
import { algorithmLines } from './algorithm.ts';
import {
  argument,
  isStarred,
  keyInsides,
  keyOf,
  labelsIn,
  option,
  raw,
  starred,
  texOf,
} from './ast.ts';
import { BODIES, BOXES, CODE, FLOATS, isKnownEnvironment, LISTS, TABLES } from './environments.ts';
import { type LatexFile, noteUnknown } from './file.ts';
import { readFloat } from './floats.ts';
import { displayFormula, withLabelInside } from './formula.ts';
import { joinInlines, PARTED } from './join-inlines.ts';
import { hasItems, readItems } from './lists.ts';
import type { Float, Place, ReadInside } from './place.ts';
import { readMacro, readUnknown, SWITCHES, withWholeNames } from './read-inline.ts';
import { readRecords } from './records.ts';
import { LAYOUT, STRUCTURAL } from './signs.ts';
import { partRepeated, readTable } from './table.ts';
import { openTheorem } from './theorems.ts';

const LEVELS: Readonly<Record<string, number>> = {
  chapter: -1,
  section: 0,
  subsection: 1,
  subsubsection: 2,
  paragraph: 3,
  subparagraph: 4,
};
/** Commands that name other files, and those of a list of sources. */
const FILES = /^(input|include|subfile)$/;
const OF_SOURCES = /^(bibliography|addbibresource|printbibliography|nocite)$/;

/** What a list of letters is told by: `[label=\\asbuk*)]`, or `[a)]`. */
const LETTERS = /\\(?:asbuk|alph)\b|^\(?[aа]\)/u;

const hasCaption = ({ content }: Environment): boolean =>
  content.some((node) => node.type === 'macro' && node.content === 'caption');

/** Reads the body of a file: paragraphs are what stands between what is no line. */
export class LatexReader {
  readonly #file: LatexFile;
  readonly #depth: number;
  readonly #list: ListPlace | null;
  readonly #float: Float | null;
  /** How many groups of its own are open. */
  #groups = 0;
  #line: FlowInline[] = [];
  #marker: ReturnType<typeof itemMarker> | null = null;
  #blocks: FlowBlock[] = [];
  /** What a label names: the heading, the item or the float that stands last. */
  #labelled: string[] = [];

  constructor(
    file: LatexFile,
    { depth = 0, list = null, float = null }: Place & { depth?: number } = {},
  ) {
    if (depth > DEFAULT_LIMITS.depth) throw new ImportError('import_too_big', 'too_deep');
    this.#file = file;
    this.#depth = depth;
    this.#list = list;
    this.#float = float;
    if (float) this.#labelled = float.bookmarks;
  }

  /** The blocks of a body. */
  blocks(nodes: readonly Node[], marker: ReturnType<typeof itemMarker> | null = null): FlowBlock[] {
    this.#marker = marker;
    this.#read(nodes, {});
    this.#flush();
    return this.#blocks;
  }

  #inner(more: Place = {}): LatexReader {
    return new LatexReader(this.#file, {
      depth: this.#depth + this.#groups + 1,
      list: this.#list,
      float: this.#float,
      ...more,
    });
  }

  /** The blocks of what stands inside something else. */
  #inside: ReadInside = (nodes, more, marker) => this.#inner(more).blocks(nodes, marker);

  /** The pieces of an argument, without blocks. */
  #inlines = (nodes: readonly Node[], format: Partial<TextFormat> = {}): FlowInline[] => {
    const reader = this.#inner();
    reader.#read(nodes, format);
    const blocks = reader.#blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [...block.inlines, flowText(' ')] : [],
    );
    return [...blocks, ...reader.#line];
  };

  #flush(more: Parameters<typeof flowParagraph>[1] = {}): void {
    const inlines = trimInlines(joinInlines(this.#line));
    this.#line = [];
    const marker = this.#marker ?? (this.#list ? itemContinued(this.#list) : {});
    if (inlines.length === 0 || (inlineText(inlines).trim() === '' && !more.outline)) return;
    this.#blocks.push(flowParagraph(inlines, { ...marker, ...more }));
    this.#marker = null;
  }

  #read(nodes: readonly Node[], given: Partial<TextFormat>): void {
    let format = given;
    const whole = withWholeNames(nodes);
    for (const [at, node] of whole.entries()) {
      if (node.type === 'macro' && SWITCHES[node.content])
        format = { ...format, ...SWITCHES[node.content] };
      else this.#node(node, format, whole[at + 1]);
    }
  }

  #node(node: Node, format: Partial<TextFormat>, next: Node | undefined): void {
    switch (node.type) {
      case 'string':
        this.#line.push(flowText(node.content, format));
        return;
      case 'whitespace':
        this.#line.push(flowText(' ', format));
        return;
      case 'parbreak':
        this.#flush();
        return;
      case 'comment':
        this.#file.hidden.push(node.content);
        return;
      case 'group':
        // an empty one parts signs that would be printed as one
        if (node.content.length === 0) this.#line.push(flowText(PARTED, format));
        else this.#group(node.content, format);
        return;
      case 'inlinemath':
        this.#line.push({
          kind: 'math',
          tex: texOf(node.content),
          display: false,
          label: null,
        });
        return;
      case 'displaymath':
        this.#formula('displaymath', node.content);
        return;
      case 'mathenv':
        this.#formula(typeof node.env === 'string' ? node.env : raw(node.env), node.content);
        return;
      case 'verb':
        this.#line.push(flowText(node.content, { ...format, mono: true }));
        return;
      case 'verbatim':
        if (node.env === 'comment') this.#file.hidden.push(node.content);
        else this.#code(node.content);
        return;
      case 'environment':
        this.#environment(node);
        return;
      case 'macro':
        this.#macro(node, format, next);
        return;
      default:
    }
  }

  #group(nodes: readonly Node[], format: Partial<TextFormat>): void {
    this.#groups += 1;
    if (this.#depth + this.#groups > DEFAULT_LIMITS.depth)
      throw new ImportError('import_too_big', 'too_deep');
    this.#read(nodes, format);
    this.#groups -= 1;
  }

  #formula(env: string, content: readonly Node[]): void {
    this.#flush();
    this.#blocks.push(displayFormula(env, content, this.#file));
  }

  #code(code: string, node?: Environment): void {
    this.#flush();
    const caption = node && keyInsides(node, 'caption');
    const label = node && keyOf(option(node), 'label');
    if (caption)
      this.#blocks.push(
        captionParagraph(joinInlines(this.#inlines(caption)), label ? [label] : []),
      );
    this.#blocks.push(codeParagraph(code.replace(/^\n|\n\s*$/g, '')));
  }

  #macro(macro: Macro, format: Partial<TextFormat>, next: Node | undefined): void {
    const { content: name } = macro;
    const titled = next?.type === 'group' ? undefined : STRUCTURAL[name];
    const level = titled ? this.#topLevel : LEVELS[name];
    if (level !== undefined) {
      this.#heading(titled ? starred(titled) : macro, level);
      return;
    }
    if (name === 'label') {
      this.#labelled.push(raw(argument(macro)).trim());
      return;
    }
    if (name === 'caption' && this.#float) {
      this.#float.caption = joinInlines(this.#inlines(argument(macro)));
      return;
    }
    if (name === 'captionof') {
      this.#flush();
      this.#labelled = [];
      const words = joinInlines(this.#inlines(argument(macro, 1)));
      this.#blocks.push(captionParagraph(words, this.#labelled));
      this.#labelled.push(...labelsIn(argument(macro, 1)));
      return;
    }
    if (name === 'appendix') {
      this.#file.inAppendices = true;
      return;
    }
    if (FILES.test(name) || OF_SOURCES.test(name)) {
      this.#named(macro);
      return;
    }
    if (name === 'tableofcontents') {
      // the title page ends here at the latest
      this.#flush();
      this.#blocks.push(flowParagraph([flowText(raw(macro))], { generated: 'contents' }));
      return;
    }
    if (LAYOUT.has(name)) {
      if (name === 'par' || name.endsWith('page')) this.#flush();
      return;
    }
    if (BODIES.test(name)) {
      this.#group(macro.args?.at(-1)?.content ?? [], format);
      return;
    }
    const read = this.#inlines;
    const known = readMacro(macro, this.#file, { read, format });
    this.#line.push(...(known ?? readUnknown(macro, this.#file, { read, next })));
  }

  get #topLevel(): number {
    return this.#file.hasChapters ? -1 : 0;
  }

  /** A command that names files or sources: what it names may have been read already. */
  #named(macro: Macro): void {
    const { content: name } = macro;
    if (FILES.test(name) || this.#file.beside.records.length === 0)
      noteUnknown(this.#file, raw(macro), false);
    else if (name !== 'nocite' && name !== 'addbibresource') this.#sourcesHeading();
  }

  #heading(macro: Macro, level: number): void {
    this.#flush();
    const outline = Math.max(0, this.#file.hasChapters ? level + 1 : level);
    const bookmarks: string[] = [];
    this.#labelled = bookmarks;
    const title = this.#inlines(argument(macro));
    const unlisted = isStarred(macro);
    if (
      outline === 0 &&
      this.#file.inAppendices &&
      !unlisted &&
      !structuralKind(inlineText(title))
    ) {
      title.unshift(flowText(`ПРИЛОЖЕНИЕ ${appendixLetter(this.#file.counts.appendices)} `));
      this.#file.counts.appendices += 1;
    }
    this.#line = title;
    this.#marker = null;
    this.#flush({ outline, unlisted, bookmarks, list: null, left: 0 });
  }

  #environment(node: Environment): void {
    const name = typeof node.env === 'string' ? node.env : raw(node.env);
    if (CODE.test(name)) {
      this.#code(raw(node.content), node);
      return;
    }
    this.#flush();
    if (LISTS.test(name) || (hasItems(node) && !isKnownEnvironment(name))) {
      this.#blocks.push(...readItems(node, this.#placeOf(node, name), this.#inside));
      return;
    }
    if (name === 'eqnarray*') this.#formula(name, node.content);
    else if (name === 'algorithmic') this.#code(algorithmLines(node.content));
    else if (name === 'subequations') this.#read(withLabelInside(node.content), {});
    else if (name === 'thebibliography') this.#sources(node);
    else this.#boxed(node, name);
  }

  #placeOf(node: Environment, name: string): ListPlace {
    this.#file.lists += 1;
    return {
      id: this.#list?.id ?? `tex${this.#file.lists}`,
      level: this.#list ? this.#list.level + 1 : 0,
      ordered: name.includes('enum'),
      lettered: LETTERS.test(option(node) ?? ''),
    };
  }

  /** What holds a text as any other, or a picture or a table. */
  #boxed(node: Environment, name: string): void {
    const theorem = openTheorem(node, this.#file.theorems, this.#inlines);
    if (theorem) {
      this.#line.push(...theorem.lead);
      this.#read(theorem.content, {});
      this.#flush();
      return;
    }
    const table = (inner: Environment) => this.#table(inner, []);
    // pictures side by side, each with a caption of its own
    const isApart = this.#float && name === 'minipage' && hasCaption(node);
    if (isApart) this.#blocks.push(...readFloat(node, 'figure', this.#inside, table));
    else if (FLOATS.test(name) || (hasCaption(node) && !isKnownEnvironment(name)))
      this.#blocks.push(...readFloat(node, name, this.#inside, table));
    else if (TABLES.test(name)) this.#blocks.push(this.#table(node, []));
    else {
      if (!BOXES.test(name)) noteUnknown(this.#file, `\\begin{${name}}`);
      if (name === 'abstract')
        this.#blocks.push(flowParagraph([flowText('Реферат')], { outline: 0 }));
      if (name === 'appendices') this.#file.inAppendices = true;
      this.#read(node.content, {});
      this.#flush();
    }
  }

  #table(node: Environment, bookmarks: string[]): FlowBlock {
    const { content, repeated } = partRepeated(node.content);
    this.#file.hidden.push(...(repeated.length > 0 ? [raw(repeated)] : []));
    const cell = (nodes: readonly Node[]) => this.#inside(nodes, { list: null, float: null });
    return readTable({ ...node, content }, bookmarks, cell);
  }

  /** A list of sources has its heading, typed or not. */
  #sourcesHeading(): void {
    this.#flush();
    const last = this.#blocks.findLast(
      (block) => block.kind === 'paragraph' && block.outline !== null,
    );
    const named =
      last?.kind === 'paragraph' && structuralKind(inlineText(last.inlines)) === 'references';
    if (!named) this.#blocks.push(sourcesHeading());
  }

  #sources({ content }: Environment): void {
    this.#sourcesHeading();
    this.#blocks.push(...readRecords(content, this.#inlines));
  }
}
