import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import type { NoteFields } from '../crypto/note-text.ts';
import { nameOf } from './find-notes.ts';
import classes from './Writing.module.css';

/** A row of the list. */
export interface NoteRow {
  id: string;
  /** Null where the key does not open it. */
  fields: NoteFields | null;
  /** When it was saved; null where it never was. */
  at: string | null;
}

/** The notes by what they are called, the last changed first. */
export function NoteList({ rows, open }: { rows: readonly NoteRow[]; open: string | undefined }) {
  const { t } = useTexts();
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, fields, at }) => (
        <li key={id}>
          <Link
            to="/closed-notes"
            search={{ note: id }}
            className={classes.row}
            aria-current={id === open || undefined}
          >
            <span className={classes.name}>
              {fields ? nameOf(fields) || t('notes.list.untitled') : t('notes.list.broken')}
            </span>
            <span className={classes.when}>{at ? minuteText(at, t) : t('notes.list.unsaved')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
