import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { linkHref } from '@pv/editor-schema/rich-text';
import type { PlainTextKey } from '@pv/texts';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { stepTo } from '../../ui/step-to.ts';
import { withScheme } from './links.ts';
import classes from './RichEditor.module.css';
import { runInText } from './run-in-text.ts';

/** A button of the toolbar. `label` has no placeholders. */
interface RichTool {
  name: string;
  label: PlainTextKey & `richText.${string}`;
  icon: Icon;
  /** Keys as the editor names them: `Mod-b`. */
  shortcut?: string;
  active?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const marks: readonly RichTool[] = [
  {
    name: 'bold',
    label: 'richText.bold',
    icon: IconBold,
    shortcut: 'Mod-b',
    active: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleMark('bold'),
  },
  {
    name: 'italic',
    label: 'richText.italic',
    icon: IconItalic,
    shortcut: 'Mod-i',
    active: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleMark('italic'),
  },
  {
    name: 'bulletList',
    label: 'richText.bulletList',
    icon: IconList,
    shortcut: 'Mod-Shift-8',
    active: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleList('bulletList', 'listItem'),
  },
  {
    name: 'orderedList',
    label: 'richText.orderedList',
    icon: IconListNumbers,
    shortcut: 'Mod-Shift-7',
    active: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleList('orderedList', 'listItem'),
  },
];

const insertTable: RichTool = {
  name: 'table',
  label: 'richText.table',
  icon: IconTable,
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

const tableTools: readonly RichTool[] = [
  {
    name: 'addRow',
    label: 'richText.addRow',
    icon: IconRowInsertBottom,
    run: (chain) => chain.addRowAfter(),
  },
  {
    name: 'addColumn',
    label: 'richText.addColumn',
    icon: IconColumnInsertRight,
    run: (chain) => chain.addColumnAfter(),
  },
  {
    name: 'deleteRow',
    label: 'richText.deleteRow',
    icon: IconRowRemove,
    run: (chain) => chain.deleteRow(),
  },
  {
    name: 'deleteColumn',
    label: 'richText.deleteColumn',
    icon: IconColumnRemove,
    run: (chain) => chain.deleteColumn(),
  },
  {
    name: 'deleteTable',
    label: 'richText.deleteTable',
    icon: IconTableOff,
    run: (chain) => chain.deleteTable(),
  },
];

const history: readonly RichTool[] = [
  {
    name: 'undo',
    label: 'richText.undo',
    icon: IconArrowBackUp,
    shortcut: 'Mod-z',
    run: (chain) => chain.undo(),
  },
  {
    name: 'redo',
    label: 'richText.redo',
    icon: IconArrowForwardUp,
    shortcut: 'Mod-Shift-z',
    run: (chain) => chain.redo(),
  },
];

/** The tools at the caret: in a table those of the table stand instead of the one that makes it. */
function toolsAt(editor: Editor): readonly RichTool[] {
  const table = editor.isActive('table') ? tableTools : [insertTable];
  return [...marks, ...table, ...history];
}

/** Follows something of an editor; `read` gives a string, a number or a flag. */
function useEditorValue<T extends string | number | boolean>(
  editor: Editor,
  read: (editor: Editor) => T,
): T {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell);
      return () => {
        editor.off('transaction', tell);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}

/** Puts a link on the selection; where nothing is selected the address itself is written. */
function put(editor: Editor, href: string, typed: string): void {
  runInText(editor, (chain) => {
    if (editor.isActive('link')) return chain.extendMarkRange('link').setMark('link', { href });
    if (!editor.state.selection.empty) return chain.setMark('link', { href });
    const marks = [{ type: 'link', attrs: { href } }];
    return chain.insertContent([{ type: 'text', text: typed.trim(), marks }]).unsetMark('link');
  });
}

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

const hrefAt = (editor: Editor) => String(editor.getAttributes('link').href ?? '');

/** The address of the link at the caret, in a line under the toolbar; at another link it begins anew. */
export function LinkForm(props: LinkFormProps) {
  const href = useEditorValue(props.editor, hrefAt);
  return <AddressForm key={href} {...props} old={href} />;
}

function AddressForm({ editor, onClose, old }: LinkFormProps & { old: string }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(old);
  const [wrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = linkHref(withScheme(typed));
    if (!href) return setWrong(true);
    put(editor, href, typed);
    onClose();
  }
  function remove() {
    runInText(editor, (chain) => chain.extendMarkRange('link').unsetMark('link'));
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    editor.view.focus();
  }
  return (
    <form className={classes.link} onSubmit={save} onKeyDown={onKeyDown} noValidate>
      <TextInput
        className={classes.address}
        label={t('richText.linkAddress')}
        placeholder={t('richText.linkExample')}
        inputMode="url"
        value={typed}
        error={wrong && t('richText.linkWrong')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        autoFocus
      />
      <Button type="submit" variant="light" size="sm">
        {t('richText.linkSave')}
      </Button>
      {old && (
        <>
          <Button
            component="a"
            href={old}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            size="sm"
          >
            {t('richText.linkOpen')}
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={remove}>
            {t('richText.linkRemove')}
          </Button>
        </>
      )}
    </form>
  );
}

interface BarButton {
  label: string;
  icon: Icon;
  active: boolean | undefined;
  able: boolean;
  run: () => void;
}

/** What is active and what can be done, as one string: the bar is drawn anew only when it differs. */
function stateOf(editor: Editor): string {
  const mark = (yes: boolean | undefined) => (yes ? '1' : '0');
  const tools = toolsAt(editor).map((tool) => {
    const able = tool.run(editor.can().chain()).run();
    return `${tool.name}${mark(tool.active?.(editor))}${mark(able)}`;
  });
  return `${tools.join(' ')} ${mark(editor.isActive('link'))}`;
}

function buttonOf(editor: Editor, tool: RichTool, label: string): BarButton {
  return {
    label,
    icon: tool.icon,
    active: tool.active?.(editor),
    able: tool.run(editor.can().chain()).run(),
    run: () => runInText(editor, tool.run),
  };
}

/**
 * The buttons over a text: one stop of Tab, arrows go along them, Esc goes back into the text. From the
 * text Alt+F10 comes here.
 */
export function Toolbar(props: { editor: Editor; text: string; onLink: () => void }) {
  const { editor, text, onLink } = props;
  const { t } = useTexts();
  useEditorValue(editor, stateOf);
  const [at, setAt] = useState(0);
  const tools = toolsAt(editor).map((tool) => buttonOf(editor, tool, t(tool.label)));
  const link = {
    label: t('richText.link'),
    icon: IconLink,
    active: editor.isActive('link'),
    able: true,
    run: onLink,
  };
  const buttons = tools.toSpliced(4, 0, link);
  const stop = Math.min(at, buttons.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return editor.view.focus();
    }
    const next = stepTo(event.key, stop, buttons.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={t('richText.toolbar', { text })}
      aria-keyshortcuts="Alt+F10"
      onKeyDown={onKeyDown}
    >
      {buttons.map(({ label, icon: Icon, active, able, run }, index) => (
        <Tooltip key={label} label={label} openDelay={400}>
          <ActionIcon
            variant={active ? 'light' : 'subtle'}
            color={active ? 'blue' : 'gray'}
            size={32}
            tabIndex={index === stop ? 0 : -1}
            aria-label={label}
            aria-pressed={active}
            aria-disabled={!able}
            data-unable={!able || undefined}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => able && run()}
          >
            <Icon size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
