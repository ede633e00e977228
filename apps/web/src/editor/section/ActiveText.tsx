import { GENERATED_KINDS } from '@pv/editor-schema';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import { useLayoutEffect, useRef } from 'react';
import { shortcutsExtension } from '../actions/all.ts';
import { copyOutside } from '../paste/copy-outside.ts';
import { pasteOutside } from '../paste/paste-outside.ts';
import { dialogOf } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { ActiveSection, Workbench } from '../shell/workbench.ts';
import { misspelled } from '../spelling/misspelled.ts';
import { mayWrite } from '../stages/section-lock.ts';
import { suggestChanges } from '../suggest/suggest-extension.ts';
import { markLength } from './mark-length.ts';
import type { NodeViewHost } from './node-views.ts';
import { placeCaret } from './place-caret.ts';
import { createSectionEditor } from './section-editor.ts';
import { slashMenu } from './slash-menu.ts';

/** Enter on a selected formula, reference, citation or footnote opens its dialog. */
function editObjects(edit: (node: Node, pos: number) => boolean): Extension {
  return Extension.create({
    name: 'editObjects',
    priority: 1100,
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state;
          return selection instanceof NodeSelection && edit(selection.node, selection.from);
        },
      };
    },
  });
}

/** Where the caret wants to go when it leaves the text. */
type Leave = (direction: 'before' | 'after') => boolean;

/** Arrows at the edges of a section lead into its neighbours. */
function crossSections(leave: Leave): Extension {
  return Extension.create({
    name: 'crossSections',
    priority: 50,
    addKeyboardShortcuts() {
      const at = (edge: 'start' | 'end') => {
        const { doc, selection } = this.editor.state;
        if (!selection.empty) return false;
        const limit = edge === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
        return selection.from === limit.from;
      };
      const lineEdge = (direction: 'up' | 'down') => {
        const { state, view } = this.editor;
        const { $head, empty } = state.selection;
        if (!empty || !$head.parent.isTextblock) return false;
        const first = Selection.atStart(state.doc).$head.sameParent($head);
        const last = Selection.atEnd(state.doc).$head.sameParent($head);
        return (direction === 'up' ? first : last) && view.endOfTextblock(direction);
      };
      return {
        ArrowUp: () => lineEdge('up') && leave('before'),
        ArrowDown: () => lineEdge('down') && leave('after'),
        ArrowLeft: () => at('start') && leave('before'),
        ArrowRight: () => at('end') && leave('after'),
      };
    },
  });
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/** A picture dropped or pasted becomes a figure. Text copied together with a picture stays text. */
function picturesFromOutside(bench: Workbench): Extension {
  return Extension.create({
    name: 'picturesFromOutside',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste(_, event) {
            const files = picturesIn(event.clipboardData);
            const words = event.clipboardData?.getData('text/plain').trim();
            if (files.length === 0 || words) return false;
            bench.addPictures(files);
            return true;
          },
          handleDrop(view, event) {
            const files = picturesIn(event.dataTransfer);
            if (files.length === 0) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            bench.addPictures(files, at?.pos);
            return true;
          },
        },
      }),
    ],
  });
}

/** Goes into the nearest section with a text before or after; false where there is none. */
function leaveTo({ live, activate }: Workbench, sectionId: string): Leave {
  return (direction) => {
    const texts = live
      .sections()
      .filter(({ id, kind }) => !GENERATED_KINDS.has(kind) && mayWrite({ live }, id));
    const index = texts.findIndex(({ id }) => id === sectionId);
    const next = texts[direction === 'before' ? index - 1 : index + 1];
    if (!next) return false;
    activate(next.id, direction === 'before' ? 'end' : 'start');
    return true;
  };
}

interface ActiveTextProps {
  /** The section that is edited, and where its caret was asked for last. */
  active: ActiveSection;
  label: string;
}

/** The text of the section that is edited: the only editor on the page. */
export function ActiveText({ active, label }: ActiveTextProps) {
  const { id: sectionId } = active;
  const bench = useWorkbench();
  const host = useRef<HTMLDivElement>(null);
  const placed = useRef<ActiveSection | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the label and the caret of a mounted editor do not remake it
  useLayoutEffect(() => {
    const root = host.current;
    if (!root) return;
    const { live, painter } = bench;
    const edit: NodeViewHost['edit'] = (node, pos) => {
      const dialog = dialogOf(node, pos);
      if (dialog) bench.openDialog(dialog);
      return dialog !== null;
    };
    const editor = createSectionEditor({
      live,
      sectionId,
      element: root,
      label,
      host: { drawn: () => painter.refresh(root), edit },
      extensions: [
        shortcutsExtension(bench),
        editObjects(edit),
        crossSections(leaveTo(bench, sectionId)),
        picturesFromOutside(bench),
        copyOutside(bench),
        pasteOutside(bench),
        slashMenu(bench),
        ...(bench.suggest ? [suggestChanges(bench.suggest)] : []),
        misspelled(bench.spelling, sectionId),
      ],
    });
    markLength(root, editor.state.doc.childCount);
    const stopPaint = painter.watch(root);
    live.awareness.setLocalStateField('section', sectionId);
    bench.setEditor(editor);
    placeCaret(editor, active.caret);
    placed.current = active;
    const stop = live.subscribe(() => {
      if (!mayWrite(bench, sectionId)) bench.deactivate();
    });
    return () => {
      stop();
      stopPaint();
      if (bench.editor() === editor) bench.setEditor(null);
      editor.destroy();
    };
  }, [bench, sectionId]);

  useLayoutEffect(() => {
    // the number and the title of a section change while it is written in
    bench.editor()?.view.dom.setAttribute('aria-label', label);
  }, [bench, label]);
  useLayoutEffect(() => {
    const editor = bench.editor();
    // the same place may be asked for again
    if (editor && placed.current !== active) placeCaret(editor, active.caret);
    placed.current = active;
  }, [bench, active]);

  return <div ref={host} className="pv-text-host is-active" lang="ru" />;
}
