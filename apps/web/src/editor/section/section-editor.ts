import { NUMBERED_NODES, sectionFragment } from '@pv/editor-schema';
import {
  Editor,
  Extension,
  type Extensions,
  type InputRule,
  Node as SectionExtensionsNode,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { Dropcursor, Gapcursor } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { initProseMirrorDoc, yCursorPlugin, ySyncPlugin, ySyncPluginKey } from '@tiptap/y-tiptap';
import type { XmlFragment } from 'yjs';
import type { LiveDocument } from '../document/live-document.ts';
import { newId } from '../document/new-id.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import { element } from '../text/objects.ts';
import { caretFirst } from './caret-first.ts';
import { intoName, stepPart } from './figure-parts.ts';
import { type NodeViewHost, nodeViews } from './node-views.ts';
import { writeAt } from './put-blocks.ts';

/** What replaces the last typed characters: how many of them, and by what. */
interface Replacement {
  remove: number;
  insert: string;
}

const OPENING = /(^|[\s([{«„—–-])$/;

/** A straight quote becomes « or », „ or “ inside another pair. */
function quote(before: string): string {
  const depth = (before.match(/«/g) ?? []).length - (before.match(/»/g) ?? []).length;
  const inner = (before.match(/„/g) ?? []).length - (before.match(/“/g) ?? []).length;
  if (OPENING.test(before)) return depth > 0 ? '„' : '«';
  return inner > 0 ? '“' : '»';
}

/**
 * Russian typography as one types: `before` is the text of the paragraph up to the caret, `typed` the
 * next character. A hyphen between spaces becomes a dash with a no-break space before it.
 */
export function typographyFor(before: string, typed: string): Replacement | null {
  if (typed === '"') return { remove: 0, insert: quote(before) };
  if (typed !== ' ') return null;
  if (/\S -$/.test(before)) return { remove: 2, insert: '\u00a0— ' };
  if (/\S --$/.test(before)) return { remove: 3, insert: '\u00a0— ' };
  if (/(^|[\s(])(рис|табл|с|стр|гл|п|т|№)\.?$/iu.test(before) && /[.№]$/.test(before)) {
    return { remove: 0, insert: '\u00a0' };
  }
  return null;
}

/** Typography of typed text, except in code. Undo of the step gives back what was typed. */
function typeWell(view: EditorView, from: number, to: number, typed: string): boolean {
  const { state } = view;
  const $from = state.doc.resolve(from);
  const inCode = $from.parent.type.spec.code || $from.marks().some((mark) => mark.type.spec.code);
  if (view.composing || inCode || from !== to) return false;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
  const found = typographyFor(before, typed);
  if (!found) return false;
  view.dispatch(state.tr.insertText(found.insert, from - found.remove, to).scrollIntoView());
  return true;
}

/** «- », «1) », «а) », «## » and typographic quotes and dashes as one types. */
const inputRules = Extension.create({
  name: 'gostInputRules',
  addInputRules() {
    const { bulletList, orderedList, heading, codeBlock } = this.editor.schema.nodes;
    if (!bulletList || !orderedList || !heading || !codeBlock) return [];
    const ordered = (find: RegExp, format: string): InputRule =>
      wrappingInputRule({ find, type: orderedList, getAttributes: () => ({ format }) });
    return [
      wrappingInputRule({ find: /^\s?[-–—*]\s$/, type: bulletList }),
      ordered(/^\s?1[.)]\s$/, 'digit'),
      ordered(/^\s?[аa]\)\s$/i, 'letter'),
      textblockTypeInputRule({
        find: /^(#{2,4})\s$/,
        type: heading,
        getAttributes: (match) => ({ level: match[1]?.length ?? 2 }),
      }),
      textblockTypeInputRule({ find: /^```\s$/, type: codeBlock }),
    ];
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { handleTextInput: (view, from, to, typed) => typeWell(view, from, to, typed) },
    }),
  ],
});

const CAPTIONS: ReadonlySet<string> = new Set(['tableCaption', 'listingCaption', 'figurePart']);
const OBJECTS: ReadonlySet<string> = new Set([
  'figure',
  'partedFigure',
  'tableBlock',
  'listing',
  'codeBlock',
]);

/** From the caption of a table or a listing into its first cell or its code, from a part of a figure into what follows; null elsewhere. */
export function intoBody(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  if (!CAPTIONS.has($from.parent.type.name)) return null;
  const body = Selection.near(state.doc.resolve($from.after()));
  return state.tr.setSelection(body).scrollIntoView();
}

/** From inside a figure, a table or a piece of code to the line after it; null elsewhere. */
export function leaveObject(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    if (OBJECTS.has($from.node(depth).type.name)) return writeAt(state, $from.after(depth));
  }
  return null;
}

const inFigure = ({ selection }: EditorState) =>
  /^figure(Caption)?$/.test(selection.$from.parent.type.name);

/** Enter and Tab lead from a caption onwards, Ctrl+Enter out of the whole object. */
const captionKeys = Extension.create({
  name: 'captionKeys',
  priority: 1050,
  addKeyboardShortcuts() {
    const go = (find: (state: EditorState) => Transaction | null) => () => {
      const found = find(this.editor.state);
      if (found) this.editor.view.dispatch(found);
      return found !== null;
    };
    const onwards = (state: EditorState) =>
      inFigure(state) ? leaveObject(state) : intoBody(state);
    return {
      Enter: go(onwards),
      Tab: go(intoBody),
      'Mod-Enter': go(leaveObject),
      'Alt-Shift-ArrowUp': go((state) => stepPart(state, -1)),
      'Alt-Shift-ArrowDown': go((state) => stepPart(state, 1)),
    };
  },
});

const NUMBERED: ReadonlySet<string> = new Set(NUMBERED_NODES);

/** Positions of numbered nodes without an id, or with one that an earlier node has (a copy). */
export function nodesToName(doc: Node): number[] {
  const seen = new Set<string>();
  const found: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && !NUMBERED.has(node.type.name)) return false;
    if (!NUMBERED.has(node.type.name)) return true;
    const id: unknown = node.attrs.id;
    if (typeof id !== 'string' || seen.has(id)) found.push(pos);
    else seen.add(id);
    return true;
  });
  return found;
}

/** Names what this person has just typed or pasted; what comes from others is named by them. */
function name(transactions: readonly Transaction[], state: EditorState): Transaction | null {
  const own = transactions.some((tr) => tr.docChanged && !tr.getMeta(ySyncPluginKey));
  const positions = own ? nodesToName(state.doc) : [];
  if (positions.length === 0) return null;
  const tr = state.tr;
  for (const pos of positions) tr.setNodeAttribute(pos, 'id', newId());
  return tr;
}

/** Gives every numbered node an id of its own, so that it can be referred to. */
const keepIds = Extension.create({
  name: 'keepIds',
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: (transactions, _, state) => name(transactions, state) }),
  ],
});

interface Person {
  name?: string;
  color?: string;
}

/** The caret of another person with the name above it. */
function caret({ name = '', color = '#5d7ae1' }: Person): HTMLElement {
  const mark = element('span', 'pv-caret');
  mark.style.setProperty('--colour', color);
  const label = element('span', 'pv-caret-name');
  label.textContent = name;
  mark.append(label);
  return mark;
}

/**
 * The text of a section as everybody edits it. The history belongs to the document, not to the
 * editor: an undo may change another section.
 */
function collaboration(live: LiveDocument, fragment: XmlFragment): Extension {
  let mapping: ReturnType<typeof initProseMirrorDoc>['mapping'] | undefined;
  return Extension.create({
    name: 'collaboration',
    priority: 1000,
    // else the library draws an empty text first; where there is no block yet it puts one
    onBeforeCreate() {
      const read = initProseMirrorDoc(fragment, this.editor.schema);
      if (read.doc.childCount === 0) return;
      Object.assign(this.editor.options, { content: read.doc });
      mapping = read.mapping;
    },
    addKeyboardShortcuts: () => {
      const undo = () => {
        live.undo();
        return true;
      };
      const redo = () => {
        live.redo();
        return true;
      };
      return { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
    },
    addProseMirrorPlugins: () => [
      ySyncPlugin(fragment, { mapping }),
      yCursorPlugin(live.awareness, {
        cursorBuilder: caret,
        selectionBuilder: ({ color = '#5d7ae1' }: Person) => ({
          class: 'pv-caret-selection',
          style: `--colour: ${/^#[0-9a-f]{6}$/i.test(color) ? color : '#5d7ae1'}`,
        }),
      }),
    ],
  });
}

/** What one section's editor is made of. */
interface SectionExtensionsDeps {
  live: LiveDocument;
  fragment: XmlFragment;
  host: NodeViewHost;
}

/** The schema with views, the shared text, numbers and rules of typing; keys and menus come from outside. */
function sectionExtensions({ live, fragment, host }: SectionExtensionsDeps): Extensions {
  const views = nodeViews(host);
  const withViews = schemaExtensions.map((extension) => {
    const view = views[extension.name];
    return view && extension instanceof SectionExtensionsNode
      ? extension.extend({ addNodeView: () => view })
      : extension;
  });
  return [
    ...withViews,
    caretFirst,
    Gapcursor,
    Dropcursor.configure({ color: 'var(--mantine-primary-color-filled)', width: 2 }),
    collaboration(live, fragment),
    keepIds,
    captionKeys,
    inputRules,
  ];
}

interface SectionEditorDeps {
  live: LiveDocument;
  sectionId: string;
  element: HTMLElement;
  host: NodeViewHost;
  /** Keys, menus, uploads: what belongs to the page rather than to the text. */
  extensions: Extensions;
  label: string;
}

/** Makes the editor of one section. It shares text, carets and history with everything else. */
export function createSectionEditor(deps: SectionEditorDeps): Editor {
  const fragment = sectionFragment(deps.live.doc, deps.sectionId);
  return new Editor({
    element: deps.element,
    injectCSS: false,
    extensions: [
      ...sectionExtensions({ live: deps.live, fragment, host: deps.host }),
      ...deps.extensions,
    ],
    editable: deps.live.status().rights.edit,
    editorProps: {
      handleClickOn(view, _, node, pos, { target }) {
        const found = intoName(view.state, { node, pos, target });
        if (found) view.dispatch(found);
        return found !== null;
      },
      attributes: {
        class: 'pv-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': deps.label,
        lang: 'ru',
      },
    },
  });
}
