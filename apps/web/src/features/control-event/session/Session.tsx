import { Button } from '@mantine/core';
import type { ControlEvent, EventWork, TalkState } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEventDeeds } from '../page/EventActions.tsx';
import { Papers } from '../page/Papers.tsx';
import { TalkBadge } from '../words.tsx';
import { Chair, MarksTable } from './Chair.tsx';
import { MarkSheet } from './MarkSheet.tsx';
import { currentWork, nextWork } from './own-marks.ts';
import { Questions } from './Questions.tsx';
import { SavingLine } from './SavingLine.tsx';
import classes from './Session.module.css';
import type { SessionDoor } from './session-door.ts';
import { Timer } from './Timer.tsx';
import type { useMarks } from './use-marks.ts';

interface SessionProps {
  event: ControlEvent;
  /** The marks of whoever gives them; null for who gives none. */
  marking: ReturnType<typeof useMarks> | null;
  /** The id of the work that is looked at; left out, the one that is heard. */
  chosen: string | undefined;
  onChoose: (work: string | undefined) => void;
  head: ReactNode;
  door: SessionDoor;
}

/** Moves the works on, for whoever runs the event. */
function Running(props: Pick<SessionProps, 'event' | 'onChoose' | 'door'> & { work: EventWork }) {
  const { t } = useTexts();
  const { event, work, onChoose, door } = props;
  const deeds = useEventDeeds(event);
  if (!event.me.can.run || event.state !== 'running') return null;
  const next = nextWork(event.works.filter(({ id }) => id !== work.id));
  const over = work.state === 'closed' || work.state === 'absent';
  const done = event.works.every(({ state }) => state === 'closed' || state === 'absent');
  const become = (state: TalkState, label: string, quiet = false) => (
    <Button
      variant={quiet ? 'default' : 'filled'}
      disabled={door.busy}
      onClick={() => door.moveWork(work.id, { state }, () => onChoose(undefined))}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.line}>
      {work.state === 'waiting' && (
        <>
          {become('talking', t('controlEvents.session.talk'))}
          {become('absent', t('controlEvents.session.absent'), true)}
        </>
      )}
      {work.state === 'talking' && become('marking', t('controlEvents.session.toMarks'), true)}
      {over && next && (
        <Button variant="default" onClick={() => onChoose(next.id)}>
          {t('controlEvents.session.next')}
        </Button>
      )}
      {work.state === 'absent' && become('waiting', t('controlEvents.session.present'), true)}
      {done && event.me.can.move.includes('finished') && (
        <>
          <span className={classes.told}>{t('controlEvents.session.allDone')}</span>
          <Button loading={deeds.busy} onClick={() => deeds.begin('finish')}>
            {t('controlEvents.page.finish')}
          </Button>
        </>
      )}
      {deeds.dialog}
    </div>
  );
}

/** The place of one's marks for a work, or why there are none to give. */
function Marks({
  event,
  work,
  marking,
}: Pick<SessionProps, 'event' | 'marking'> & { work: EventWork }) {
  const { t } = useTexts();
  const why = (text: string) => <p className={classes.told}>{text}</p>;
  if (event.state === 'draft' || event.state === 'announced') {
    return why(t('controlEvents.session.notBegun'));
  }
  if (!marking) return event.state === 'running' ? why(t('controlEvents.session.noMarks')) : null;
  if (work.excluded.includes(event.me.member_id ?? '')) {
    return why(t('controlEvents.session.excluded'));
  }
  if (event.state !== 'running') return why(t('controlEvents.session.over'));
  if (work.state === 'closed') return why(t('controlEvents.session.closed'));
  if (work.state === 'absent') return null;
  return (
    <MarkSheet
      key={work.id}
      event={event}
      work={work}
      own={marking.own(work)}
      onGive={marking.give}
    />
  );
}

/** The decision as whoever does not write it reads it. */
function Decided({ work: { mark, decision } }: { work: EventWork }) {
  const told = [mark, decision].filter(Boolean).join('. ');
  return told ? <p className={classes.own}>{told}</p> : null;
}

/** A work that is looked at: what it is, its timer, one's marks, questions, and what the chair decides. */
function WorkView(
  props: Pick<SessionProps, 'event' | 'marking' | 'onChoose' | 'door'> & { work: EventWork },
) {
  const { t } = useTexts();
  const { event, work, marking, onChoose, door } = props;
  return (
    <div className={classes.main}>
      <div className={classes.head}>
        <h2>{work.title}</h2>
        {work.authors.length > 0 && <p>{work.authors.join(', ')}</p>}
        <div className={classes.line}>
          <TalkBadge state={work.state} />
          <Timer work={work} />
          <span className={classes.told}>{t('controlEvents.session.marked', work.marked)}</span>
        </div>
        <Running event={event} work={work} onChoose={onChoose} door={door} />
      </div>
      <Papers work={work} onFile={door.saveFile} />
      <Marks event={event} work={work} marking={marking} />
      {work.state === 'closed' && <MarksTable event={event} work={work} />}
      {!work.decides && <Decided work={work} />}
      <Chair event={event} work={work} marking={marking} door={door} />
      <Questions event={event} work={work} />
    </div>
  );
}

/**
 * The session of an event, as its committee has it on phones: the work that is heard, one's marks, and the
 * works to choose from. Whoever has chosen none follows what is heard.
 */
export function Session({ event: read, marking, chosen, onChoose, head, door }: SessionProps) {
  const { t } = useTexts();
  const event = marking?.event ?? read;
  const now = currentWork(event.works);
  const work = event.works.find(({ id }) => id === chosen) ?? now;
  return (
    <>
      {head}
      {marking && <SavingLine saving={marking.saving} />}
      <div className={classes.session}>
        {work && (
          <WorkView event={event} work={work} marking={marking} onChoose={onChoose} door={door} />
        )}
        <nav aria-label={t('controlEvents.session.works')}>
          <ol className={classes.works}>
            {event.works.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-current={one === work || undefined}
                  onClick={() => onChoose(one === now ? undefined : one.id)}
                >
                  <span>{one.starts_at}</span>
                  <span>{one.title}</span>
                  <small>
                    <TalkBadge state={one.state} />
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}
