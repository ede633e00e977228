import { Kbd, Modal } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../ServicesContext.tsx';
import { NAV_ACTIONS } from './actions.ts';
import classes from './ShortcutsDialog.module.css';

const letter = (code: string) => code.replace('Key', '');

/** What the editor of documents hears. */
const EDITOR_KEYS = [
  { name: 'insert', keys: ['/'] },
  { name: 'toolbar', keys: ['Alt', 'F10'] },
  { name: 'leaveObject', keys: ['Ctrl', 'Enter'] },
  { name: 'check', keys: ['F7'] },
] as const;

/** The list of shortcuts, opened by `?`. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  const jumps = NAV_ACTIONS.map(({ name, label, keys }) => ({
    name,
    label: t(label),
    keys: keys.map(letter),
    between: t('shell.shortcuts.afterwards'),
  }));
  const lists = [
    { name: 'rows', label: t('shell.shortcuts.rows'), keys: ['J', 'K'], between: '/' },
    { name: 'search', label: t('shell.shortcuts.search'), keys: ['/'], between: '' },
    {
      name: 'moveStage',
      label: t('shell.shortcuts.moveStage'),
      keys: ['Alt', '↑ ↓'],
      between: '+',
    },
    {
      name: 'moveDates',
      label: t('shell.shortcuts.moveDates'),
      keys: ['Shift', '← →'],
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
  const rows = [
    { name: 'palette', label: t('shell.shortcuts.palette'), keys: ['Ctrl', 'K'], between: '+' },
    { name: 'help', label: t('shell.shortcuts.help'), keys: ['?'], between: '' },
    { name: 'close', label: t('shell.shortcuts.close'), keys: ['Esc'], between: '' },
    ...(signedIn ? [...lists, ...jumps, ...inEditor] : []),
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell.shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <dl className={classes.list}>
        {rows.map(({ name, label, keys, between }) => (
          <div key={name} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <Kbd>{keys[0]}</Kbd>
              {keys[1] && (
                <>
                  <span>{between}</span>
                  <Kbd>{keys[1]}</Kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
