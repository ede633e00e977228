import type { LogEntry } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PersonLink } from '../../person/public.ts';
import type { HourGroup } from '../read/group-entries.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Entry.module.css';
import { LogLine } from './LogLine.tsx';

/** When somebody did what is folded into one block of an hour, and how many events they are: signing in changes nothing. */
export function hourText({ lines, span, partial }: HourGroup, t: Translate): string {
  const events = t('log.events', { count: lines.length });
  return t(partial ? 'log.hourInPart' : 'log.hour', { span, events });
}

/** In which projects it was, each once; nothing where it was in none. */
function projectsOf({ lines }: HourGroup, t: Translate): string {
  const titles = new Set(lines.flatMap(({ entry }) => entry.project?.title ?? []));
  return [...titles].map((text) => ` · ${t('log.value.quoted', { text })}`).join('');
}

/** The names of what has happened, each once, those that repeat with their number. */
function useSummary({ lines }: HourGroup): string {
  const words = useLogWords();
  const names = Map.groupBy(lines, ({ entry }) => words.title(entry));
  return [...names]
    .map(([name, own]) => (own.length > 1 ? `${name} × ${own.length}` : name))
    .join(', ');
}

interface HourProps {
  group: HourGroup;
  withProject: boolean;
  /** The entries that are shown, by which a comment is known to stand under its entry as well. */
  shown: ReadonlySet<string>;
  /** Whether a text is being written on an entry. */
  isHeld: (entry: LogEntry) => boolean;
}

/**
 * What one person has done within an hour: one entry as it is, several folded. What is open or being
 * written in stays so when more happens in the hour.
 */
export function HourBlock({ group, withProject, shown, isHeld }: HourProps) {
  const { t } = useTexts();
  const words = useLogWords();
  const id = useId();
  const headId = useId();
  const { lines } = group;
  const several = lines.length > 1;
  const [opened, setOpen] = useState(() => !several || lines.some(({ entry }) => isHeld(entry)));
  const open = opened || !several;
  const summary = useSummary(group);
  return (
    <>
      {several && (
        <h3 className={classes.hour}>
          <button
            type="button"
            className={classes.fold}
            aria-labelledby={headId}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            data-log-row
          >
            <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
          </button>
          <span id={headId} className={classes.head}>
            <PersonLink id={group.actor.id} name={words.actor(group.actor)} />
            {`, ${hourText(group, t)}`}
            {withProject && projectsOf(group, t)}
          </span>
        </h3>
      )}
      {!open && <p className={classes.summary}>{summary}</p>}
      <ul id={id} className={classes.lines} hidden={!open}>
        {open &&
          lines.map((line) => (
            <LogLine
              key={line.entry.log_uuid}
              line={line}
              withProject={withProject}
              withActor={!several}
              again={shown.has(line.entry.about?.log_uuid ?? '')}
            />
          ))}
      </ul>
    </>
  );
}
