import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { HourGroup } from '../read/group-entries.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Entry.module.css';
import { LogLine } from './LogLine.tsx';

/** The names of what has happened, each once, those that repeat with their number. */
function useSummary({ lines }: HourGroup): string {
  const words = useLogWords();
  const names = Map.groupBy(lines, ({ entry }) => words.title(entry));
  return [...names]
    .map(([name, own]) => (own.length > 1 ? `${name} × ${own.length}` : name))
    .join(', ');
}

function Folded({ group, withProject }: { group: HourGroup; withProject: boolean }) {
  const { t } = useTexts();
  const words = useLogWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const summary = useSummary(group);
  const changes = t('log.changes', { count: group.lines.length });
  const { hour } = group;
  return (
    <>
      <h3 className={classes.hour}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          data-log-row
        >
          <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
          <span>{t('log.hour', { name: words.actor(group.actor), hour, changes })}</span>
        </button>
      </h3>
      {!open && <p className={classes.summary}>{summary}</p>}
      <ul id={id} className={classes.lines} hidden={!open}>
        {open &&
          group.lines.map((line) => (
            <LogLine
              key={line.entry.log_uuid}
              line={line}
              withProject={withProject}
              withActor={false}
            />
          ))}
      </ul>
    </>
  );
}

/** What one person has done within an hour: one entry as it is, several folded. */
export function HourBlock({ group, withProject }: { group: HourGroup; withProject: boolean }) {
  const [line] = group.lines;
  if (line && group.lines.length === 1) {
    return (
      <ul className={classes.lines}>
        <LogLine line={line} withProject={withProject} withActor />
      </ul>
    );
  }
  return <Folded group={group} withProject={withProject} />;
}
