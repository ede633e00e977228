import { Paper, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { textAttribute } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { FigureTools } from './FigureTools.tsx';
import { FormulaTools } from './FormulaTools.tsx';
import classes from './ObjectBar.module.css';
import { TableTools } from './TableTools.tsx';
import { toolbarKeys } from './toolbar-keys.ts';

const TOOLS = { figure: FigureTools, tableBlock: TableTools, formula: FormulaTools } as const;
type ObjectName = keyof typeof TOOLS;
const isObject = (name: string): name is ObjectName => Object.hasOwn(TOOLS, name);
const LABELS = {
  figure: 'editor.figure.bar',
  tableBlock: 'editor.table.bar',
  formula: 'editor.formula.title',
} as const;

/** The object around the selection and where it stands: `figure:120`; null in running text. */
function objectAt(editor: Editor | null): string | null {
  if (!editor || editor.isDestroyed || !editor.isEditable) return null;
  const { $from } = editor.state.selection;
  const selected = $from.nodeAfter;
  if (selected?.type.name === 'formula' && !editor.state.selection.empty) {
    return `formula:${$from.pos}`;
  }
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (isObject(name)) return `${name}:${$from.before(depth)}`;
  }
  return null;
}

function topOf(editor: Editor, pos: number): { left: number; top: number } | null {
  const dom = editor.view.nodeDOM(pos);
  if (!(dom instanceof HTMLElement)) return null;
  const { left, top, width, bottom } = dom.getBoundingClientRect();
  if (bottom < 120 || top > window.innerHeight) return null;
  return { left: left + width / 2, top: Math.max(top, 168) };
}

/** A small bar above the figure, table or formula in which the caret stands. */
export function ObjectBar() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const narrow = useMediaQuery('(max-width: 695px)');
  const found = useEditorValue(objectAt);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const [name = '', at] = found?.split(':') ?? [];
  const pos = Number(at);

  useLayoutEffect(() => {
    if (found === null) return setPlace(null);
    const follow = () => {
      const editor = bench.editor();
      setPlace(editor && !editor.isDestroyed ? topOf(editor, pos) : null);
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [bench, found, pos]);

  const editor = bench.editor();
  if (!editor || !place || !isObject(name)) return null;
  const Tools = TOOLS[name];
  // the id stays when others write before the object, and a field in the bar keeps its caret
  const id = textAttribute(editor.state.doc.nodeAt(pos) ?? {}, 'id');
  return (
    <Portal>
      <Paper
        className={classes.bar}
        shadow="md"
        withBorder
        role="toolbar"
        aria-label={t(LABELS[name])}
        aria-keyshortcuts="Alt+F10"
        data-editor-bar="object"
        onKeyDown={toolbarKeys(bench)}
        style={narrow ? { top: place.top } : place}
      >
        <Tools key={id || pos} editor={editor} pos={pos} />
      </Paper>
    </Portal>
  );
}
