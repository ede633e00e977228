import { Text } from '@mantine/core';
import { eventOf, type LogEntry } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PersonLink } from '../../person/public.ts';
import { Comments } from '../notes/Comments.tsx';
import { OwnText } from '../notes/OwnText.tsx';
import { entryLink } from '../read/entry-link.ts';
import type { Line } from '../read/join-saves.ts';
import { useLogWords } from '../words/use-log-words.ts';
import { Changes } from './Changes.tsx';
import classes from './Entry.module.css';

export interface LineProps {
  line: Line;
  /** Say which project it is. */
  withProject: boolean;
  /** Say who has done it. */
  withActor: boolean;
  /** A comment that stands under its entry as well. */
  again: boolean;
}

/** «Этап изменён: этап 2 «Обзор»», a link to it where it is still there. */
function Sentence({ entry }: { entry: LogEntry }) {
  const words = useLogWords();
  const link = entryLink(entry);
  const about = words.about(entry);
  const title = about ? `${words.title(entry)}: ` : words.title(entry);
  const said = (
    <>
      {about ? title : <b>{title}</b>}
      {about && <b>{about}</b>}
    </>
  );
  if (!link) {
    return (
      <span className={classes.said} tabIndex={-1} data-log-row>
        {said}
      </span>
    );
  }
  return (
    <Link className={classes.said} {...link} data-log-row>
      {said}
    </Link>
  );
}

function Aside({ line: { entry, saves }, withProject }: Pick<LineProps, 'line' | 'withProject'>) {
  const { t } = useTexts();
  const words = useLogWords();
  const { project, edited_at } = entry;
  const parts = [
    saves > 1 && t('log.saves', { count: saves }),
    withProject && project?.title,
    project?.deleted && t('log.deleted'),
    edited_at && t('log.edited', { when: words.moment(edited_at) }),
  ].filter(Boolean);
  return parts.length > 0 && <p className={classes.aside}>{parts.join(' · ')}</p>;
}

/** What a comment is about, with a link to that entry alone. */
function About({ entry: { about, project } }: { entry: LogEntry }) {
  const { t } = useTexts();
  const words = useLogWords();
  if (!about) return null;
  return (
    <p className={classes.aside}>
      {words.event(eventOf(about.event_uuid))}{' '}
      <Link to="/log" search={{ entry: about.log_uuid, ...(project && { project: project.id }) }}>
        {t('log.toEntry')}
      </Link>
    </p>
  );
}

/** One entry of the log: when, what, before and after, why, and what people say of it. */
export function LogLine(props: LineProps) {
  const words = useLogWords();
  const { entry } = props.line;
  return (
    <li className={classes.line}>
      <time className={classes.time} dateTime={entry.created_at}>
        {words.time(entry.created_at)}
      </time>
      <div className={classes.main}>
        {props.withActor && (
          <p className={classes.who}>
            <PersonLink id={entry.actor.id} name={words.actor(entry.actor)} />
          </p>
        )}
        <p className={classes.sentence}>
          <Sentence entry={entry} />
        </p>
        <Aside line={props.line} withProject={props.withProject} />
        <About entry={entry} />
        <Changes entry={entry} />
        {words.why(entry).map((why) => (
          <Text key={why} size="sm" className={classes.why}>
            {why}
          </Text>
        ))}
        {entry.log_comment !== null && (
          <OwnText
            id={entry.log_uuid}
            projectId={entry.project?.id ?? ''}
            text={entry.log_comment}
            mentions={entry.mentions}
            canEdit={entry.can_edit}
            again={props.again}
          />
        )}
        <Comments entry={entry} />
      </div>
    </li>
  );
}
