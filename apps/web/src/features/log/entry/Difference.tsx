import { Button } from '@mantine/core';
import type { Piece } from '@pv/contract';
import { compareWords } from '@pv/revisions';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { nearChanges } from '../read/near-changes.ts';
import classes from './Entry.module.css';

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const Tag = TAGS[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
    return <Tag key={index}>{text}</Tag>;
  });
}

const lettersOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

/** How a long text has changed, word by word: what is near the changes, and the whole when asked for. */
export function Difference({ before, after }: { before: string; after: string }) {
  const { t } = useTexts();
  const id = useId();
  const [whole, setWhole] = useState(false);
  const pieces = useMemo(() => compareWords(before, after), [before, after]);
  const near = nearChanges(pieces);
  const folds = lettersOf(near) < lettersOf(pieces);
  return (
    <>
      <p id={id} className={classes.difference}>
        <Pieces pieces={whole ? pieces : near} />
      </p>
      {folds && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'log.fold' : 'log.whole')}
        </Button>
      )}
    </>
  );
}
