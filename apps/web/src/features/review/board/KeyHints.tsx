import { Kbd } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import classes from './Board.module.css';

const HINTS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'approve', keys: ['A'] },
  { name: 'revise', keys: ['R'] },
  { name: 'template', keys: ['T'] },
  { name: 'diff', keys: ['D'] },
  { name: 'open', keys: ['O'] },
  { name: 'undo', keys: ['U'] },
] as const;

/** What only decides, and no work of one's own. */
const DECIDING: readonly string[] = ['approve', 'revise', 'template'];

/** The keys of the board, in one quiet line under the list: those that do something now. */
export function KeyHints({ deciding, undo }: { deciding: boolean; undo: boolean }) {
  const { t } = useTexts();
  const { on } = useLetterKeys();
  if (!on) return null;
  const acts = (name: string) =>
    (deciding || !DECIDING.includes(name)) && (undo || name !== 'undo');
  return (
    <p className={classes.hints}>
      {HINTS.filter(({ name }) => acts(name)).map(({ name, keys }) => (
        <span key={name}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          {t(`reviews.keys.${name}`)}
        </span>
      ))}
    </p>
  );
}
