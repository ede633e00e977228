import { Group, Paper, Portal } from '@mantine/core';
import {
  isSuggestionMark,
  listSuggestions,
  type NodeJson,
  nodeChange,
  readSuggestion,
} from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { decideSuggestions } from './decide.ts';
import { describeSuggestion } from './describe.ts';
import classes from './SuggestionBar.module.css';
import { rowAround } from './suggest-rows.ts';

/** The id of the suggestion in which the caret stands, that begins or ends at it, or that is about its row. */
function suggestionAt(editor: Editor | null): string | null {
  if (!editor || editor.isDestroyed || !editor.isEditable) return null;
  const { $from } = editor.state.selection;
  for (const node of [$from.nodeAfter, $from.nodeBefore]) {
    const mark = node?.marks.find(({ type }) => isSuggestionMark(type.name));
    if (mark) return readSuggestion(mark.attrs).id;
    const { insertion, deletion } = node ? nodeChange(node) : {};
    const about = deletion ?? insertion;
    if (about) return about.id;
  }
  const block = $from.parentOffset > 0 ? {} : nodeChange($from.parent);
  const { insertion, deletion } = nodeChange(rowAround($from) ?? {});
  return (block.deletion ?? block.insertion ?? deletion ?? insertion)?.id ?? null;
}

interface Place {
  left: number;
  top: number;
}

/** Between the line and the bar, px. */
const GAP = 8;

/**
 * Under the line of the caret, within the text, so that the panel beside it stays free; null while the
 * line is scrolled away.
 */
function placeOf(editor: Editor, width: number): Place | null {
  const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from);
  const text = editor.view.dom.closest('.pv-doc')?.getBoundingClientRect();
  if (bottom < (text?.top ?? 0) || bottom > window.innerHeight) return null;
  const right = Math.min(text?.right ?? window.innerWidth, window.innerWidth) - GAP;
  return { left: Math.max(GAP, Math.min(left, right - width)), top: bottom + GAP };
}

/** Who suggests what where the caret stands, and the two answers. */
export function SuggestionBar() {
  const { t, locale } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const id = useEditorValue(suggestionAt);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  useLayoutEffect(() => {
    if (id === null) return setPlace(null);
    const follow = () => {
      const editor = bench.editor();
      const width = bar.current?.offsetWidth ?? 0;
      setPlace(editor && !editor.isDestroyed ? placeOf(editor, width) : null);
    };
    follow();
    const frame = requestAnimationFrame(follow);
    const stop = bench.onTransaction(() => requestAnimationFrame(follow));
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [bench, id]);

  const editor = bench.editor();
  if (!editor || editor.isDestroyed || id === null || !place || !rights.edit) return null;
  const content = editor.state.doc.toJSON() as NodeJson;
  const suggestion = listSuggestions(content).find((one) => one.id === id);
  if (!suggestion) return null;
  const own = suggestion.authorId !== null && suggestion.authorId === bench.suggest?.who.id;
  const decide = (decision: 'accept' | 'reject') => {
    decideSuggestions(bench.live, new Set([id]), decision);
    editor.view.focus();
  };
  return (
    <Portal>
      <Paper
        ref={bar}
        className={classes.bar}
        shadow="md"
        withBorder
        role="group"
        data-editor-bar="suggestion"
        aria-label={t('suggestions.panel')}
        style={place}
      >
        <span>{describeSuggestion(suggestion, { t, locale, people: bench.suggest?.people })}</span>
        <Group gap={2} wrap="nowrap">
          <DecisionButtons own={own} onDecide={decide} />
        </Group>
      </Paper>
    </Portal>
  );
}
