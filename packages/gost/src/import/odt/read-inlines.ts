import { child, elements, type XmlElement } from '../ooxml/tree.ts';
import { flowText } from '../plain-flow.ts';
import type { FlowBlock, FlowInline, TextFormat } from '../read/flow.ts';
import { replacePictureFont } from '../read/symbols.ts';
import type { OdtContext } from './context.ts';
import { points } from './styles.ts';

/** A paragraph while its pieces are read. */
export interface Line {
  inlines: FlowInline[];
  /** That of the text which is being read. */
  font: string;
  bookmarks: string[];
  /** What stands beside the line: the blocks of frames in it. */
  beside: FlowBlock[];
}

type Take = (
  element: XmlElement,
  line: Line,
  context: OdtContext,
  format: Partial<TextFormat>,
) => void;

const put = (line: Line, inline: FlowInline) => void line.inlines.push(inline);

const bookmark: Take = (element, line) => {
  const name = element.attributes['text:name'];
  if (name) line.bookmarks.push(name);
};

const ref: Take = (element, line, context, format) => {
  const name = element.attributes['text:ref-name'];
  readInto(element, line, context, name ? { ...format, ref: name } : format);
};

const span: Take = (element, line, context, format) => {
  const style = context.styles.style('text', element.attributes['text:style-name']);
  const { font } = line;
  line.font = style.font || font;
  readInto(element, line, context, { ...format, ...style.format });
  line.font = font;
};

/** A page is no number of what stands on it. */
const toBookmark: Take = (element, line, context, format) => {
  const isPage = element.attributes['text:reference-format'] === 'page';
  (isPage ? readInto : ref)(element, line, context, format);
};

/** The number of a caption, to which references lead by its name. */
const sequence: Take = (element, line, context, format) => {
  const name = element.attributes['text:ref-name'];
  if (name) line.bookmarks.push(name);
  readInto(element, line, context, format);
};

const link: Take = (element, line, context, format) => {
  const address = element.attributes['xlink:href'] ?? '';
  const inside = address.startsWith('#') ? { ref: address.slice(1) } : { href: address };
  readInto(element, line, context, address ? { ...format, ...inside } : format);
};

/** The words of a note on one line. */
const note: Take = (element, line, context) => {
  const body = child(element, 'text:note-body');
  const own: Line = { inlines: [], font: '', bookmarks: [], beside: [] };
  for (const part of elements(body)) {
    if (own.inlines.length > 0) put(own, flowText(' '));
    readInto(part, own, context, {});
  }
  const text = own.inlines
    .map((inline) =>
      inline.kind === 'text' ? inline.text : inline.kind === 'math' ? inline.tex : '',
    )
    .join('');
  if (element.attributes['text:note-class'] === 'endnote') context.counts.endnotes += 1;
  put(line, { kind: 'note', text: text.replace(/\s+/g, ' ').trim() });
};

/** A picture, a formula, or a box with text of its own. */
const frame: Take = (element, line, context) => {
  const box = child(element, 'draw:text-box');
  const object = child(element, 'draw:object');
  const image = child(element, 'draw:image');
  const formula = object && context.formulas.get(partOf(object));
  if (box) {
    context.counts.textBoxes += 1;
    line.beside.push(...context.readBlocks(elements(box)));
  } else if (formula !== null && formula !== undefined) {
    put(line, { kind: 'math', tex: formula, display: false, label: null });
  } else if (image || object) {
    const address = image?.attributes['xlink:href'] ?? '';
    const outside = /^[a-z]+:/i.test(address);
    const { attributes } = element;
    const words = ['svg:title', 'svg:desc'].map((name) => textOf(child(element, name)));
    put(line, {
      kind: 'picture',
      picture: {
        source: !image
          ? { kind: 'drawing', what: 'object' }
          : outside
            ? { kind: 'external', address }
            : { kind: 'part', part: address.replace(/^\.\//, '') },
        width: points(attributes['svg:width']),
        height: points(attributes['svg:height']),
        alt: words.filter(Boolean).join(' '),
      },
    });
  }
};

/** A shape that is drawn: its words are lines of their own. */
const shape: Take = (element, line, context) => {
  line.beside.push(
    ...context.readBlocks(elements(element).filter(({ name }) => /^text:/.test(name))),
  );
};

const textOf = (element: XmlElement | null): string =>
  (element?.children ?? [])
    .map((node) => (typeof node === 'string' ? node : textOf(node)))
    .join('');

const partOf = (object: XmlElement) =>
  (object.attributes['xlink:href'] ?? '').replace(/^\.\//, '').replace(/\/$/, '');

const SHAPES = 'custom-shape rect circle ellipse polygon polyline path line connector'.split(' ');

const TAKES: Readonly<Record<string, Take>> = {
  'text:s': (element, line, _, format) =>
    put(
      line,
      flowText(' '.repeat(Math.min(Number(element.attributes['text:c'] ?? 1) || 1, 200)), format),
    ),
  'text:tab': (_, line, __, format) => put(line, flowText('\t', format)),
  'text:line-break': (_, line, __, format) => put(line, flowText('\n', format)),
  'text:span': span,
  'text:a': link,
  'text:note': note,
  'text:bookmark': bookmark,
  'text:bookmark-start': bookmark,
  'text:reference-mark': bookmark,
  'text:reference-mark-start': bookmark,
  'text:bookmark-ref': toBookmark,
  'text:reference-ref': toBookmark,
  'text:sequence-ref': toBookmark,
  'text:sequence': sequence,
  'draw:frame': frame,
  ...Object.fromEntries(SHAPES.map((name) => [`draw:${name}`, shape])),
  'office:annotation': (_, __, context) => {
    context.counts.comments += 1;
  },
  'text:change-start': (_, __, context) => {
    context.counts.insertions += 1;
  },
};

/** Reads the pieces of an element into a line; of elements that are not known, what stands in them. */
export function readInto(
  element: XmlElement,
  line: Line,
  context: OdtContext,
  format: Partial<TextFormat>,
): void {
  for (const node of element.children) {
    if (typeof node === 'string') {
      const text = replacePictureFont(node.replace(/\s+/g, ' '), line.font, () => undefined);
      put(line, flowText(text, format));
    } else (TAKES[node.name] ?? readInto)(node, line, context, format);
  }
}
