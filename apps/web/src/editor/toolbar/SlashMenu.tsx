import { Paper, Portal } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { EditorAction } from '../actions/action.ts';
import { SLASH_ACTIONS } from '../actions/all.ts';
import { answersQuery, hearSlashKeys, slashQuery } from '../section/slash-menu.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './SlashMenu.module.css';

const queryOf = (editor: Editor | null): string | null => {
  const found = editor && !editor.isDestroyed && editor.isEditable && slashQuery(editor.state);
  return found ? `${found.from}/${found.query}` : null;
};

/** The menu of «/»: what may be put at the caret, found by the letters typed after it. */
export function SlashMenu() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const key = useEditorValue(queryOf);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const [from, query = ''] = key?.split('/') ?? [];
  const opened = key !== null && dismissed !== from;

  const actions = useMemo(() => {
    return SLASH_ACTIONS.filter((action) =>
      answersQuery(`${t(action.label)} ${action.words ?? ''}`, query),
    );
  }, [query, t]);
  const index = Math.min(chosen, actions.length - 1);

  const run = (action: EditorAction | undefined) => {
    const editor = bench.editor();
    const found = editor && slashQuery(editor.state);
    if (!editor || !found || !action) return;
    editor.commands.deleteRange(found);
    action.run({ bench, editor });
    setChosen(0);
  };
  const hear = useEffectEvent((pressed: string): boolean => {
    if (actions.length === 0) return false;
    if (pressed === 'Escape') setDismissed(from ?? null);
    else if (pressed === 'Enter') run(actions[index]);
    else setChosen((index + (pressed === 'ArrowDown' ? 1 : -1) + actions.length) % actions.length);
    return true;
  });
  // before the menu is seen, so that a quick Enter is heard
  useLayoutEffect(
    () => (opened ? hearSlashKeys(bench, (pressed) => hear(pressed)) : undefined),
    [bench, opened],
  );
  useEffect(() => {
    if (key === null) setDismissed(null);
  }, [key]);

  const editor = bench.editor();
  const shown = opened && editor !== null && actions.length > 0;
  const current = shown ? `${list}-${index}` : null;
  useEffect(() => {
    // the caret stays in the text, so the text says which line of the menu is chosen
    const text = editor?.isDestroyed === false ? editor.view.dom : null;
    if (!text || !current) return;
    text.setAttribute('aria-controls', list);
    text.setAttribute('aria-activedescendant', current);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, list, current]);
  if (!shown) return null;
  const caret = editor.view.coordsAtPos(editor.state.selection.from);
  const below = caret.bottom + 320 < window.innerHeight;
  return (
    <Portal>
      <Paper
        className={classes.menu}
        shadow="md"
        withBorder
        id={list}
        role="listbox"
        aria-label={t('editor.slash.label')}
        style={{
          left: Math.min(caret.left, window.innerWidth - 292),
          ...(below ? { top: caret.bottom + 6 } : { bottom: window.innerHeight - caret.top + 6 }),
        }}
      >
        {actions.map((action, at) => (
          <button
            key={action.name}
            id={`${list}-${at}`}
            tabIndex={-1}
            type="button"
            role="option"
            aria-selected={at === index}
            className={classes.item}
            ref={(button) => {
              if (at === index) button?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseMove={({ movementX, movementY }) => {
              // a menu that opens under a resting pointer is not pointed at
              if (movementX !== 0 || movementY !== 0) setChosen(at);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              run(action);
            }}
          >
            <action.icon size={18} stroke={1.7} aria-hidden="true" />
            {t(action.label)}
          </button>
        ))}
      </Paper>
    </Portal>
  );
}
