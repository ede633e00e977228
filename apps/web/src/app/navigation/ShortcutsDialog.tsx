import { Kbd, Modal } from '@mantine/core';
import { Fragment } from 'react';
import { TASK_KEYS } from '../../features/task/public.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LetterKeysSwitch } from '../../ui/LetterKeysSwitch.tsx';
import { shownKeys, useLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf, NAV_ACTIONS } from './actions.ts';
import classes from './ShortcutList.module.css';

/** Keys that are called otherwise on a Mac. */
const modifiers = (): Record<string, string> => ({
  Ctrl: shownKeys('Mod'),
  Alt: shownKeys('Alt'),
  Shift: shownKeys('Shift'),
});

/** What the editor of documents hears. */
const EDITOR_KEYS = [
  { name: 'insert', keys: ['/'] },
  { name: 'toolbar', keys: ['Alt', 'F10'] },
  { name: 'leaveObject', keys: ['Ctrl', 'Enter'] },
  { name: 'check', keys: ['F7'] },
] as const;

/** What decides on the board of what waits, on the chosen row. */
const BOARD_KEYS = [
  { name: 'approve', keys: ['A'] },
  { name: 'revise', keys: ['R'] },
  { name: 'template', keys: ['T'] },
  { name: 'diff', keys: ['D'] },
  { name: 'open', keys: ['O'] },
  { name: 'takeBack', keys: ['U'] },
] as const;

/** What moves a task by days where tasks stand on days. */
const DAY_KEYS = [
  { name: 'moveDays', keys: ['Alt', '← →'] },
  { name: 'moveEnd', keys: ['Shift', 'Alt', '← →'] },
  { name: 'moveWeeks', keys: ['Alt', '↑ ↓'] },
] as const;

/** One that is pressed without Ctrl or Alt: a letter, a digit, a sign. Esc and F-keys are none. */
const isLetter = ({ keys, between }: { keys: readonly string[]; between: string }) =>
  between !== '+' && (keys[0]?.length ?? 0) === 1;

/** What can be done by keys now: those by one key only while they are not turned off. */
function ShortcutList() {
  const { t } = useTexts();
  const names = modifiers();
  const letters = useLetterKeys();
  const signedIn = useSessionState().kind === 'in';
  const jumps = NAV_ACTIONS.map(({ name, label, keys }) => ({
    name,
    label: t(label),
    keys: keys.map(letterOf),
    between: t('shell.shortcuts.afterwards'),
  }));
  const lists = [
    { name: 'rows', label: t('shell.shortcuts.rows'), keys: ['J', 'K'], between: '/' },
    { name: 'search', label: t('shell.shortcuts.search'), keys: ['/'], between: '' },
    { name: 'filters', label: t('projectList.saved.keys'), keys: ['0', '9'], between: '–' },
    {
      name: 'moveStage',
      label: t('shell.shortcuts.moveStage'),
      keys: ['Alt', '↑ ↓'],
      between: '+',
    },
    {
      name: 'moveDates',
      label: t('shell.shortcuts.moveDates'),
      keys: ['Alt', '← →'],
      between: '+',
    },
    { name: 'undo', label: t('shell.shortcuts.undo'), keys: ['Ctrl', 'Z'], between: '+' },
  ];
  const inEditor = EDITOR_KEYS.map(({ name, keys }) => ({
    name,
    label: t(`shell.shortcuts.${name}`),
    keys,
    between: '+',
  }));
  const selecting = [
    { name: 'selectAll', label: t('across.keys.all'), keys: ['Ctrl', 'A'], between: '+' },
    {
      name: 'selectTo',
      label: t('across.keys.extend'),
      keys: ['Shift', t('across.keys.click')],
      between: '+',
    },
  ];
  const onBoard = BOARD_KEYS.map(({ name, keys }) => ({
    name,
    label: t(`shell.shortcuts.${name}`),
    keys,
    between: '',
  }));
  const onTasks = TASK_KEYS.map(({ name, key }) => ({
    name: `task.${name}`,
    label: t(`tasks.keys.${name}`),
    keys: [key],
    between: '',
  }));
  const onDays = DAY_KEYS.map(({ name, keys }) => ({
    name: `task.${name}`,
    label: t(`tasks.keys.${name}`),
    keys,
    between: '+',
  }));
  const all = [
    { name: 'palette', label: t('shell.shortcuts.palette'), keys: ['Ctrl', 'K'], between: '+' },
    { name: 'help', label: t('shell.shortcuts.help'), keys: ['?'], between: '' },
    { name: 'close', label: t('shell.shortcuts.close'), keys: ['Esc'], between: '' },
    ...(signedIn ? [...lists, ...onBoard, ...onTasks, ...onDays, ...jumps] : []),
  ];
  const heard = all.filter((row) => letters.on || !isLetter(row));
  // in a text the keys act on the text that has the focus, so they are heard in any case
  const rows = signedIn ? [...heard, ...inEditor, ...selecting] : heard;
  return (
    <dl className={classes.list}>
      {rows.map(({ name, label, keys, between }) => (
        <div key={name} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && <span>{between}</span>}
                <Kbd>{names[key] ?? key}</Kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of shortcuts, opened by `?`, and the switch of those by one key. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell.shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <LetterKeysSwitch />
      <ShortcutList />
    </Modal>
  );
}
