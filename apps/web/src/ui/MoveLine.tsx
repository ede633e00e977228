import { IconHandStop, IconHourglassHigh, IconProgressCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './MoveLine.module.css';
import { keepInitials } from './words.ts';

export interface MoveLineProps {
  /** Who has to act: the reader, somebody else by name or role, or nobody. */
  who: 'you' | 'nobody' | { name: string };
  /** What is asked, such as «согласовать план этапа 2». */
  asked?: string;
  /** Full days since the move came to them; null when not known. */
  days?: number | null;
  /** The day on which it came to them, in words such as «с 19.11». */
  since?: string;
  /** What still lacks before the move can be made. */
  missing?: readonly string[];
  /** What would be better there and does not stop the move. */
  advised?: readonly string[];
  /** In a list row the line is one line and loses its frame; advice folds behind its count. */
  compact?: boolean;
  /** Nothing in the line is pressed: it stands in a link, and tells the count of advice alone. */
  still?: boolean;
}

/** Advice as a count that unfolds where it may be pressed. */
function AdviceCount({ advised, still }: { advised: readonly string[]; still: boolean }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const count = t('ui.move.adviceCount', { count: advised.length });
  const words = t('ui.move.advised', { what: advised.join(', ') });
  if (opened) return words;
  if (still) return count;
  return (
    <button
      type="button"
      className={classes.advice}
      aria-expanded={false}
      title={words}
      onClick={() => setOpened(true)}
    >
      {count}
    </button>
  );
}

const ICONS = { you: IconHandStop, them: IconHourglassHigh, nobody: IconProgressCheck };

/** Whose move it is, what is asked, since when, and what is missing; the same on pages and in rows. */
export function MoveLine(props: MoveLineProps) {
  const { who, asked, days = null, since, missing = [], advised = [], compact } = props;
  const { still = false } = props;
  const { t } = useTexts();
  const kind = typeof who === 'string' ? who : 'them';
  const Icon = ICONS[kind];
  const name = {
    you: () => t('ui.move.yours'),
    nobody: () => t('ui.move.nobody'),
    them: () => t('ui.move.theirs', { who: typeof who === 'string' ? '' : who.name }),
  }[kind]();
  const age =
    days === null ? null : days < 1 ? t('ui.move.today') : t('ui.move.since', { count: days });
  const parts = [asked, since, age].filter((part) => part);
  return (
    <p className={classes.line} data-kind={kind} data-compact={compact || undefined}>
      <Icon className={classes.icon} size={18} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{keepInitials(name)}</b>
        {parts.length > 0 && <span className={classes.rest}>{`, ${parts.join(', ')}`}</span>}
        {missing.length > 0 && (
          <span className={classes.missing}>
            {' · '}
            {t('ui.move.missing', { what: missing.join(', ') })}
          </span>
        )}
        {advised.length > 0 && (
          <span>
            {' · '}
            {compact ? (
              <AdviceCount advised={advised} still={still} />
            ) : (
              t('ui.move.advised', { what: advised.join(', ') })
            )}
          </span>
        )}
      </span>
    </p>
  );
}
