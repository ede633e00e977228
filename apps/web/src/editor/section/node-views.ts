import { figureColumns, figureImages, headingLevel } from '@pv/editor-schema';
import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view';
import {
  element,
  fillFormula,
  fillPictures,
  INLINE_FILLERS,
  type InlineAtom,
  inlineAtom,
  type LabelKind,
  markNumbered,
  partElement,
} from '../text/objects.ts';
import { showChange } from '../text/suggestion-look.ts';
import { withDragging } from './drag-parts.ts';

/** What the node views need of the page. */
export interface NodeViewHost {
  /** Something was drawn whose number, label or picture must be painted. */
  drawn(): void;
  /** A double click on an object: its dialog is asked for. */
  edit(node: Node, pos: number): boolean;
}

/** What paint writes outside the edited text is no change of the text. */
function ignoreOutside(contentDOM: HTMLElement | null) {
  return (mutation: ViewMutationRecord): boolean => {
    if (mutation.type === 'selection') return false;
    if (!contentDOM) return true;
    return mutation.type === 'attributes' || !contentDOM.contains(mutation.target);
  };
}

interface NumberedShape {
  kind: LabelKind;
  dom: (node: Node) => HTMLElement;
  /** Where the edited text goes; the element itself unless given. */
  contentDOM?: (dom: HTMLElement) => HTMLElement;
  fill?: (dom: HTMLElement, node: Node) => void;
  /** An update that needs another element draws the node anew. */
  same?: (before: Node, after: Node) => boolean;
}

/** A view of a numbered node whose text is edited in place. */
function numberedView(host: NodeViewHost, shape: NumberedShape): NodeViewRenderer {
  return ({ node }): NodeView => {
    let current = node;
    const dom = shape.dom(node);
    const contentDOM = shape.contentDOM?.(dom) ?? dom;
    const fill = (next: Node) => {
      markNumbered(dom, shape.kind, next.attrs.id);
      shape.fill?.(dom, next);
      host.drawn();
    };
    fill(node);
    return {
      dom,
      contentDOM,
      ignoreMutation: ignoreOutside(contentDOM),
      update(next) {
        if (next.type !== current.type || shape.same?.(current, next) === false) return false;
        if (next.attrs !== current.attrs) fill(next);
        current = next;
        return true;
      },
    };
  };
}

/** A view of a node without editable text; a double click asks for its dialog. */
function atomView(
  host: NodeViewHost,
  make: (node: Node) => HTMLElement,
  fill: (dom: HTMLElement, node: Node) => void,
): NodeViewRenderer {
  return ({ node, getPos }): NodeView => {
    let current = node;
    const dom = make(node);
    fill(dom, node);
    host.drawn();
    dom.addEventListener('dblclick', () => {
      const pos = getPos();
      if (pos !== undefined) host.edit(current, pos);
    });
    return {
      dom,
      ignoreMutation: ignoreOutside(null),
      update(next) {
        if (next.type !== current.type) return false;
        if (next.attrs !== current.attrs) {
          fill(dom, next);
          host.drawn();
        }
        current = next;
        return true;
      },
    };
  };
}

function figureDom(): HTMLElement {
  const dom = element('figure', 'figure');
  const pictures = element('div', 'pictures');
  pictures.contentEditable = 'false';
  dom.append(pictures, element('figcaption'));
  return dom;
}

/** What is printed on a page turned on its side is marked. */
function showTurned(dom: HTMLElement, { attrs }: Node): void {
  dom.dataset.landscape = String(attrs.landscape === true);
}

const child = (dom: HTMLElement, selector: string): HTMLElement =>
  dom.querySelector<HTMLElement>(selector) ?? dom;

const inline = (host: NodeViewHost, name: InlineAtom): NodeViewRenderer =>
  atomView(
    host,
    (node) => inlineAtom(name, node),
    (dom, node) => {
      INLINE_FILLERS[name](dom, node);
      showChange(dom, node);
    },
  );

/** The views of all nodes that show a number, a picture or a formula. No framework inside. */
export function nodeViews(host: NodeViewHost): Record<string, NodeViewRenderer> {
  return {
    heading: numberedView(host, {
      kind: 'heading',
      dom: (node) => document.createElement(`h${headingLevel(node)}`),
      same: (before, after) => headingLevel(before) === headingLevel(after),
      fill: (dom, node) => {
        dom.dataset.plain = node.attrs.numbered === false ? 'true' : '';
      },
    }),
    figure: numberedView(host, {
      kind: 'figure',
      dom: figureDom,
      contentDOM: (dom) => child(dom, 'figcaption'),
      fill: (dom, node) => {
        fillPictures(child(dom, '.pictures'), figureImages(node));
        showTurned(dom, node);
      },
    }),
    partedFigure: numberedView(host, {
      kind: 'figure',
      dom: () => element('figure', 'figure parted'),
      fill: (dom, node) => {
        dom.dataset.columns = String(figureColumns(node));
        showTurned(dom, node);
      },
    }),
    figurePart: withDragging(
      numberedView(host, {
        kind: 'figurePart',
        dom: () => {
          const { dom, pictures } = partElement();
          pictures.contentEditable = 'false';
          return dom;
        },
        contentDOM: (dom) => child(dom, '.partName'),
        fill: (dom, node) => fillPictures(child(dom, '.pictures'), figureImages(node)),
      }),
    ),
    tableBlock: numberedView(host, {
      kind: 'table',
      dom: () => element('section', 'tableBlock'),
      fill: showTurned,
    }),
    listing: numberedView(host, { kind: 'listing', dom: () => element('section', 'listing') }),
    formula: atomView(
      host,
      () => element('div', 'formula'),
      (dom, node) => {
        fillFormula(dom, node);
        markNumbered(dom, 'formula', node.attrs.id);
      },
    ),
    formulaInline: inline(host, 'formulaInline'),
    crossReference: inline(host, 'crossReference'),
    citation: inline(host, 'citation'),
    footnote: inline(host, 'footnote'),
  };
}
