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

interface Row {
  name: string;
  label: string;
  keys: readonly string[];
  /** What is said between two of them. */
  between: string;
}

/** All that can be done by keys, by where or for what. */
function useSections(): { name: string; title: string; rows: Row[] }[] {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  const row = (name: string, label: string, keys: readonly string[], between = '+'): Row => ({
    name,
    label,
    keys,
    between,
  });
  const everywhere = [
    row('palette', t('shell.shortcuts.palette'), ['Ctrl', 'K']),
    row('help', t('shell.shortcuts.help'), ['?']),
    row('close', t('shell.shortcuts.close'), ['Esc']),
  ];
  const title = t('shell.shortcuts.everywhere');
  if (!signedIn) return [{ name: 'everywhere', title, rows: everywhere }];
  return [
    {
      name: 'everywhere',
      title,
      rows: [
        ...everywhere,
        row('rows', t('shell.shortcuts.rows'), ['J', 'K'], '/'),
        row('search', t('shell.shortcuts.search'), ['/']),
        row('undo', t('shell.shortcuts.undo'), ['Ctrl', 'Z']),
      ],
    },
    {
      name: 'pages',
      title: t('shell.shortcuts.pages'),
      rows: NAV_ACTIONS.map(({ name, label, keys }) =>
        row(name, t(label), keys.map(letterOf), t('shell.shortcuts.afterwards')),
      ),
    },
    {
      name: 'projects',
      title: t('shell.shortcuts.projects'),
      rows: [
        row('filters', t('projectList.saved.keys'), ['0', '9'], '–'),
        row('moveStage', t('shell.shortcuts.moveStage'), ['Alt', '↑ ↓']),
        row('moveDates', t('shell.shortcuts.moveDates'), ['Alt', '← →']),
      ],
    },
    {
      name: 'reviews',
      title: t('shell.nav.reviews'),
      rows: BOARD_KEYS.map(({ name, keys }) => row(name, t(`shell.shortcuts.${name}`), keys)),
    },
    {
      name: 'tasks',
      title: t('tasks.title'),
      rows: [
        ...TASK_KEYS.map(({ name, key }) => row(name, t(`tasks.deed.${name}`), [key])),
        ...DAY_KEYS.map(({ name, keys }) => row(name, t(`tasks.keys.${name}`), keys)),
      ],
    },
    {
      name: 'texts',
      title: t('shell.shortcuts.texts'),
      rows: [
        ...EDITOR_KEYS.map(({ name, keys }) => row(name, t(`shell.shortcuts.${name}`), keys)),
        row('selectAll', t('across.keys.all'), ['Ctrl', 'A']),
        row('selectTo', t('across.keys.extend'), ['Shift', t('across.keys.click')]),
      ],
    },
  ];
}

/** One that is pressed without Ctrl or Alt: a letter, a digit, a sign. Esc and F-keys are none. */
const isLetter = ({ keys: [first = ''] }: Row) => first.length === 1;

/** What can be done by keys now: those by one key only while they are not turned off. */
function ShortcutList() {
  const names = modifiers();
  const letters = useLetterKeys();
  const sections = useSections().map(({ rows, ...section }) => ({
    ...section,
    // in a text the keys act on the text that has the focus, so they are heard in any case
    rows: rows.filter((row) => letters.on || section.name === 'texts' || !isLetter(row)),
  }));
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ name: section, title, rows }) => (
      <section key={section} aria-labelledby={`keys-${section}`}>
        <h3 id={`keys-${section}`} className={classes.title}>
          {title}
        </h3>
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
      </section>
    ));
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
