import { Kbd } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
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

/** The keys of the board, in one quiet line under the list. */
export function KeyHints() {
  const { t } = useTexts();
  return (
    <p className={classes.hints}>
      {HINTS.map(({ name, keys }) => (
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
