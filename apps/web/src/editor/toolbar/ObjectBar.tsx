import { Paper, Portal } from '@mantine/core';
import { textAttribute } from '@pv/editor-schema';
import { IconMessagePlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { toolbarKeys } from '../actions/all.ts';
import { anchorOfThing } from '../remarks/text-places.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ObjectBar.module.css';
import { BarButton, FigureTools, FormulaTools, TableTools } from './ObjectTools.tsx';
import { PartTools } from './PartTools.tsx';

const TOOLS = {
  figure: FigureTools,
  partedFigure: PartTools,
  tableBlock: TableTools,
  formula: FormulaTools,
} as const;
type ObjectName = keyof typeof TOOLS;
const isObject = (name: string): name is ObjectName => Object.hasOwn(TOOLS, name);
/** Height of the bar before it was drawn, px. */
const HEIGHT = 42;
interface Place {
  left: number;
  top: number;
}
const LABELS = {
  figure: 'editor.figure.bar',
  partedFigure: 'editor.figure.bar',
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

/** Between the bar and the object or the line, px. */
const GAP = 6;

/**
 * Where the upper right corner of the bar stands: above the end of the object, where the last line of the
 * paragraph before it seldom reaches, or at the head of the text where the object
 * begins higher, but never over the line in which the caret is.
 */
function placeOf(editor: Editor, pos: number, height: number): Place | null {
  const dom = editor.view.nodeDOM(pos);
  if (!(dom instanceof HTMLElement)) return null;
  const { right, top, bottom } = dom.getBoundingClientRect();
  const head = dom.closest('.pv-doc')?.getBoundingClientRect().top ?? 0;
  if (bottom < head || top > window.innerHeight) return null;
  const place = { left: right, top: Math.max(top - GAP - height, head + GAP) };
  const caret = editor.view.coordsAtPos(editor.state.selection.head);
  const covered = caret.top < place.top + height && caret.bottom > place.top;
  return covered ? { ...place, top: caret.bottom + GAP } : place;
}

/** A small bar above the figure, table or formula in which the caret stands. */
export function ObjectBar() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const narrow = useNarrow();
  const found = useEditorValue(objectAt);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [name = '', at] = found?.split(':') ?? [];
  const pos = Number(at);

  useLayoutEffect(() => {
    if (found === null) return setPlace(null);
    const follow = () => {
      const editor = bench.editor();
      const height = bar.current?.offsetHeight ?? HEIGHT;
      const next = editor && !editor.isDestroyed ? placeOf(editor, pos, height) : null;
      setPlace((now) => (now?.left === next?.left && now?.top === next?.top ? now : next));
    };
    follow();
    // the caret moves, and the object with what is written before it
    const stop = bench.onTransaction(() => requestAnimationFrame(follow));
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      stop();
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
        ref={bar}
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
        {bench.remarks.allowed() && (
          <BarButton
            label={t('remarks.begin')}
            icon={IconMessagePlus}
            onClick={() => {
              const dom = editor.view.nodeDOM(pos);
              if (dom instanceof Element) bench.remarks.begin(anchorOfThing(dom));
            }}
          />
        )}
      </Paper>
    </Portal>
  );
}
