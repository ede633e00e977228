import { Button, Text } from '@mantine/core';
import { eventOf, type LogChange, type LogEntry, logValueKind, type Piece } from '@pv/contract';
import { compareWords } from '@pv/revisions';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PersonLink } from '../../person/public.ts';
import { Comments } from '../notes/Comments.tsx';
import { OwnText } from '../notes/OwnText.tsx';
import { entryLink } from '../read/entry-link.ts';
import type { Line } from '../read/join-saves.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Entry.module.css';

/** Letters that are shown of what stayed, before and after a change. */
const AROUND = 48;

/** A change that is longer than this is shown by its beginning. */
const CHANGE = 320;

/** The end of a text, from a whole word on. */
const tail = (text: string): string => `… ${text.slice(-AROUND).replace(/^\S*\s/, '')}`;
const head = (text: string): string => `${text.slice(0, AROUND).replace(/\s\S*$/, '')} …`;

function shorten(text: string, first: boolean, last: boolean): string {
  if (text.length <= AROUND * 2 + 8) return text;
  if (first) return tail(text);
  return last ? head(text) : `${head(text)}${tail(text).slice(1)}`;
}

/** The beginning of a long change. */
const begin = (text: string): string =>
  text.length > CHANGE ? `${text.slice(0, CHANGE - 80).replace(/\s\S*$/, '')} …` : text;

/**
 * Leaves out what stayed far from any change, and all but the beginning of a long one. Gives the same
 * pieces where nothing is left out.
 */
export function nearChanges(pieces: readonly Piece[]): Piece[] {
  const end = pieces.length - 1;
  return pieces.map(({ kind, text }, at) =>
    kind === 'same'
      ? { kind, text: shorten(text, at === 0, at === end) }
      : { kind, text: begin(text) },
  );
}

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
function Difference({ before, after }: { before: string; after: string }) {
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
function Changes({ entry }: { entry: LogEntry }) {
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

interface LineProps {
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
