import { type LogChange, type LogEntry, logValueKind } from '@pv/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLogWords } from '../words/use-log-words.ts';
import { Difference } from './Difference.tsx';
import classes from './Entry.module.css';

/** Beyond so many letters a text is compared word by word. */
const SHORT = 60;

function isLong({ field, before, after }: LogChange): boolean {
  if (logValueKind(field) !== 'text') return false;
  return Math.max(before?.length ?? 0, after?.length ?? 0) > SHORT;
}

function Values({ change }: { change: LogChange }) {
  const { t } = useTexts();
  const words = useLogWords();
  const { field, before, after } = change;
  if (isLong(change)) return <Difference before={before ?? ''} after={after ?? ''} />;
  return (
    <p className={classes.values}>
      <span className={classes.before} data-empty={before === null || undefined}>
        {words.value(field, before)}
      </span>
      <IconArrowRight size={15} stroke={1.8} role="img" aria-label={t('log.became')} />
      <span data-empty={after === null || undefined}>{words.value(field, after)}</span>
    </p>
  );
}

/** What an event has changed: the field, before and after. */
export function Changes({ entry }: { entry: LogEntry }) {
  const words = useLogWords();
  if (entry.changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {entry.changes.map((change) => (
        <div key={change.field}>
          <dt>{words.field(entry, change)}</dt>
          <dd>
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
