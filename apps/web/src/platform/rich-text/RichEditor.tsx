import { readRich, richOf, writeRich } from '@pv/editor-schema/rich-text';
import { useRouter } from '@tanstack/react-router';
import { Editor, Extension, wrappingInputRule } from '@tiptap/core';
import { Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { Selection } from '@tiptap/pm/state';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ownPath, ownPaths } from './links.ts';
import classes from './RichEditor.module.css';
import richClasses from './RichText.module.css';
import type { RichFieldProps } from './rich-field-props.ts';
import { richExtensions } from './schema.ts';
import { LinkForm, Toolbar } from './Toolbar.tsx';

/**
 * What an editor holds, as it is stored: in the spelling that the server gives back. What is beyond the
 * limits is given as it is, and refused by the check of the field with its reason.
 */
export function richContent(json: unknown): string {
  const doc = readRich(json);
  return doc ? writeRich(doc) : JSON.stringify(json);
}

/** «- » and «1. » typed at the beginning of a line begin a list. */
const typedLists = Extension.create({
  name: 'typedLists',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes;
    const rules = [
      { find: /^\s*[-–*]\s$/, type: bulletList },
      { find: /^\s*1[.)]\s$/, type: orderedList },
    ];
    return rules.flatMap(({ find, type }) => (type ? [wrappingInputRule({ find, type })] : []));
  },
});

/**
 * Puts the caret at the end of a text and gives it the focus at once, with what was typed before the
 * editor was there. The editor's own `autofocus` comes a frame later, and scrolls the page.
 */
function writeAtEnd(editor: Editor, typed: string): void {
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  view.focus();
  for (const [at, line] of (typed ? typed.split('\n') : []).entries()) {
    if (at > 0) editor.commands.splitBlock();
    if (line) view.dispatch(view.state.tr.insertText(line));
  }
}

/** A text with a form that is being written; the code of the editor comes with this file only. */
export default function RichEditor(
  props: RichFieldProps & {
    /** What was typed before the code of the editor was there. */
    ahead: RefObject<string>;
  },
) {
  const { value, label, placeholder, onChange, onLeave, onSave } = props;
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** What the editor has told last, so that only what comes from elsewhere is put into it. */
  const told = useRef(value);
  const hint = useRef(placeholder);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [linking, setLinking] = useState(false);

  const tell = useEffectEvent((made: Editor) => {
    const content = richContent(made.getJSON());
    if (content === told.current) return;
    told.current = content;
    onChange(content);
  });
  const router = useRouter();
  const open = useEffectEvent((element: HTMLElement) => {
    told.current = value;
    const isPage = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
    return new Editor({
      element,
      injectCSS: false,
      content: richOf(value),
      extensions: [
        ...richExtensions,
        typedLists,
        ownPaths((href) => ownPath(href, window.location.host, isPage)),
        UndoRedo,
        Gapcursor,
        Placeholder.configure({ placeholder: () => hint.current }),
      ],
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          spellcheck: 'true',
          ...(props.lang && { lang: props.lang }),
        },
      },
      onUpdate: ({ editor: made }) => tell(made),
    });
  });

  const begin = useEffectEvent((made: Editor) => {
    if (!props.autoFocus) return;
    writeAtEnd(made, props.ahead.current);
    props.ahead.current = '';
  });

  // before anything is drawn: what had the focus until now is gone
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = open(host.current);
    begin(made);
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    // the undo of the editor takes back what was typed here, not what came from elsewhere
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(richOf(value), { emitUpdate: false })
      .run();
  }, [editor, value]);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-label', label);
  }, [editor, label]);
  useEffect(() => {
    if (hint.current === placeholder) return;
    hint.current = placeholder;
    // an empty step has it drawn anew
    editor?.view.dispatch(editor.state.tr);
  }, [editor, placeholder]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={frame}
      role="group"
      aria-label={label}
      className={classes.frame}
      data-wrong={props.wrong || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {editor && <Toolbar editor={editor} text={label} onLink={() => setLinking(!linking)} />}
      {editor && linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <div ref={host} className={`${classes.text} ${richClasses.rich}`} />
    </div>
  );
}
