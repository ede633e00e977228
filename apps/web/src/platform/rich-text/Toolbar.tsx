import { ActionIcon, Tooltip } from '@mantine/core';
import { type Icon, IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { stepTo } from '../../ui/step-to.ts';
import classes from './RichEditor.module.css';
import { runInText } from './run-in-text.ts';
import { type RichTool, toolsAt } from './tools.ts';
import { useEditorValue } from './use-editor-value.ts';

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
