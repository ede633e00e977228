import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/letter-keys.ts';
import type { EditorAction } from '../actions/action.ts';
import { ACTION_GROUPS, ALL_ACTIONS, toolbarKeys } from '../actions/all.ts';
import { putTable } from '../actions/insert.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { SuggestSwitch } from '../suggest/SuggestSwitch.tsx';
import classes from './Toolbar.module.css';

const ROWS = 8;
const COLUMNS = 6;
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) => ({
  row: Math.floor(index / COLUMNS) + 1,
  column: (index % COLUMNS) + 1,
}));

/** The button of a table: a grid in which its size is pointed at, by pointer or by Tab and Enter. */
function TablePicker({ enabled }: { enabled: boolean }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const [opened, setOpened] = useState(false);
  const [size, setSize] = useState({ row: 3, column: 3 });
  const put = (row: number, column: number) => {
    setOpened(false);
    const editor = bench.editor();
    if (editor) putTable({ bench, editor }, row, column);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={!enabled}
          aria-label={t('editor.action.table')}
          title={t('editor.action.table')}
          onClick={() => setOpened(!opened)}
        >
          <IconTable size={20} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <fieldset className={classes.sizes} aria-label={t('editor.table.pick')}>
          {CELLS.map(({ row, column }) => (
            <button
              key={`${row}.${column}`}
              type="button"
              className={classes.cell}
              data-in={(row <= size.row && column <= size.column) || undefined}
              aria-label={t('editor.table.size', { rows: row, columns: column })}
              onPointerEnter={() => setSize({ row, column })}
              onFocus={() => setSize({ row, column })}
              onClick={() => put(row, column)}
            />
          ))}
        </fieldset>
        <p className={classes.size}>
          {t('editor.table.size', { rows: size.row, columns: size.column })}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

const STEPS = {
  undo: { icon: IconArrowBackUp, keys: 'Mod-z', can: 'canUndo' },
  redo: { icon: IconArrowForwardUp, keys: 'Mod-Shift-z', can: 'canRedo' },
} as const;

function HistoryButton({ step }: { step: keyof typeof STEPS }) {
  const { t } = useTexts();
  const live = useLiveDocument();
  const { icon: Icon, keys, can } = STEPS[step];
  const enabled = useSyncExternalStore(live.subscribe, () => live.status()[can]);
  const label = t(`editor.action.${step}`);
  return (
    <Tooltip label={`${label} · ${shownKeys(keys)}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        disabled={!enabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => live[step]()}
      >
        <Icon size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Taking back and making again, for all that was done to the document, whether or not a text is edited. */
function HistoryButtons() {
  return (
    <>
      <HistoryButton step="undo" />
      <HistoryButton step="redo" />
    </>
  );
}

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
      {bench.suggest && <SuggestSwitch mode={bench.suggest} />}
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
