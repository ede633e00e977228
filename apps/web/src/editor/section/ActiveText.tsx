import { GENERATED_KINDS } from '@pv/editor-schema';
import { useLayoutEffect, useRef } from 'react';
import { shortcutsExtension } from '../actions/shortcuts.ts';
import { pasteOutside } from '../paste/paste-outside.ts';
import { dialogOf } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { CaretTarget, Workbench } from '../shell/workbench.ts';
import { crossSections, type Leave } from './cross-sections.ts';
import { editObjects } from './edit-objects.ts';
import type { NodeViewHost } from './node-views.ts';
import { picturesFromOutside } from './pictures-from-outside.ts';
import { placeCaret } from './place-caret.ts';
import { createSectionEditor } from './section-editor.ts';
import { slashMenu } from './slash-menu.ts';

/** Goes into the nearest section with a text before or after; false where there is none. */
function leaveTo({ live, activate }: Workbench, sectionId: string): Leave {
  return (direction) => {
    const texts = live.sections().filter(({ kind }) => !GENERATED_KINDS.has(kind));
    const index = texts.findIndex(({ id }) => id === sectionId);
    const next = texts[direction === 'before' ? index - 1 : index + 1];
    if (!next) return false;
    activate(next.id, direction === 'before' ? 'end' : 'start');
    return true;
  };
}

interface ActiveTextProps {
  sectionId: string;
  label: string;
  caret: CaretTarget;
}

/** The text of the section that is edited: the only editor on the page. */
export function ActiveText({ sectionId, label, caret }: ActiveTextProps) {
  const bench = useWorkbench();
  const host = useRef<HTMLDivElement>(null);
  const placed = useRef<CaretTarget | null>(null);

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
        pasteOutside(bench),
        slashMenu(bench),
      ],
    });
    const stopPaint = painter.watch(root);
    live.awareness.setLocalStateField('section', sectionId);
    bench.setEditor(editor);
    placeCaret(editor, caret);
    placed.current = caret;
    const stop = live.subscribe(() => {
      const { edit: mayEdit } = live.status().rights;
      if (!mayEdit) bench.deactivate();
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
    if (editor && placed.current !== caret) placeCaret(editor, caret);
    placed.current = caret;
  }, [bench, caret]);

  return <div ref={host} className="pv-text-host is-active" lang="ru" />;
}
