import { ActionIcon, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { Fragment } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/shown-keys.ts';
import type { EditorAction } from '../actions/action.ts';
import { ACTION_GROUPS, ALL_ACTIONS } from '../actions/all.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { TablePicker } from './TablePicker.tsx';
import classes from './Toolbar.module.css';
import { toolbarKeys } from './toolbar-keys.ts';

const ENABLED = 1;
const ACTIVE = 2;

/** The state of all buttons as one string, so that typing draws the toolbar anew only when one differs. */
function stateOf(bench: Workbench, editor: Editor | null): string {
  return ALL_ACTIONS.map((action) => {
    if (!editor || editor.isDestroyed) return 0;
    const context = { bench, editor };
    return (action.canRun(context) ? ENABLED : 0) + (action.isActive?.(context) ? ACTIVE : 0);
  }).join('');
}

interface ButtonProps {
  action: EditorAction;
  state: number;
}

function ToolbarButton({ action, state }: ButtonProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const label = t(action.label);
  const Icon = action.icon;
  const run = () => {
    const editor = bench.editor();
    if (editor) action.run({ bench, editor });
  };
  return (
    <Tooltip label={action.shortcut ? `${label} · ${shownKeys(action.shortcut)}` : label}>
      <ActionIcon
        variant={state & ACTIVE ? 'light' : 'subtle'}
        color={state & ACTIVE ? 'blue' : 'gray'}
        size={36}
        aria-label={label}
        aria-pressed={action.isActive ? Boolean(state & ACTIVE) : undefined}
        disabled={!(state & ENABLED)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      >
        <Icon size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The buttons of all actions in one row, which scrolls sideways on a narrow screen. */
export function Toolbar() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const states = useEditorValue((editor) => stateOf(bench, editor));
  const stateAt = (action: EditorAction) => Number(states[ALL_ACTIONS.indexOf(action)] ?? 0);
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={t('editor.toolbar.label')}
      aria-keyshortcuts="Alt+F10"
      data-editor-bar="main"
      // without the caret in the text no button can be focused, and the row could not be scrolled by keys
      tabIndex={/[1-9]/.test(states) ? undefined : 0}
      onKeyDown={toolbarKeys(bench)}
    >
      <HistoryButtons />
      {ACTION_GROUPS.map((group) => (
        <Fragment key={group[0]?.name}>
          <span className={classes.gap} />
          {group.map((action) =>
            action.name === 'table' ? (
              <TablePicker key={action.name} enabled={Boolean(stateAt(action) & ENABLED)} />
            ) : (
              <ToolbarButton key={action.name} action={action} state={stateAt(action)} />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
}
