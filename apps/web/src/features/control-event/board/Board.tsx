import { Modal } from '@mantine/core';
import type { ControlEvent, EventWork } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRootMark } from '../../../ui/root-mark.ts';
import { currentWork, nextWork } from '../session/own-marks.ts';
import { Timer } from '../session/Timer.tsx';
import { useNumber } from '../words.tsx';
import classes from './Board.module.css';

/** The result of a closed work, once somebody at the screen lets the room see it. */
function Result({ work }: { work: EventWork }) {
  const { t } = useTexts();
  const number = useNumber();
  // of another work it is hidden again
  const [shown, setShown] = useState<string | null>(null);
  const visible = shown === work.id;
  return (
    <>
      <p className={classes.result}>
        {visible && work.result !== null
          ? `${t('controlEvents.board.result')}: ${number(work.result)}`
          : t('controlEvents.board.hidden')}
        {visible && work.mark && ` · ${work.mark}`}
      </p>
      {work.result !== null && (
        <button type="button" onClick={() => setShown(visible ? null : work.id)}>
          {t(`controlEvents.board.${visible ? 'hide' : 'show'}`)}
        </button>
      )}
    </>
  );
}

function Current({ work }: { work: EventWork }) {
  const { t } = useTexts();
  return (
    <>
      <p className={classes.dim}>{t('controlEvents.board.now')}</p>
      <h2 className={classes.work}>{work.title}</h2>
      <p className={classes.authors}>{work.authors.join(', ')}</p>
      <div className={classes.timer}>
        <Timer work={work} />
      </div>
      {work.state === 'closed' ? (
        <Result work={work} />
      ) : (
        <div className={classes.line}>
          <span className={classes.dim}>{t(`controlEvents.talk.${work.state}`)}</span>
          {work.state === 'waiting'
            ? t('controlEvents.board.waits', { time: work.starts_at })
            : work.marked.of > 0 && t('controlEvents.session.marked', work.marked)}
        </div>
      )}
    </>
  );
}

/** The second screen of the room: who is heard, how long, who is next. Large, dark, nothing beside it. */
export function Board({ event, onLeave }: { event: ControlEvent; onLeave: () => void }) {
  const { t } = useTexts();
  useRootMark('eventBoard');
  const work = currentWork(event.works);
  const next = nextWork(event.works.filter(({ id }) => id !== work?.id));
  const over = event.state === 'finished' || event.state === 'published';
  return (
    <Modal
      opened
      fullScreen
      onClose={onLeave}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 0 }}
      aria-label={t('controlEvents.board.title')}
    >
      <div className={classes.board}>
        <header className={classes.head}>
          <b>{event.title}</b>
          <div className={classes.line}>
            <button
              type="button"
              onClick={() => void document.documentElement.requestFullscreen?.()}
            >
              {t('controlEvents.board.full')}
            </button>
            <button type="button" onClick={onLeave}>
              {t('controlEvents.board.leave')}
            </button>
          </div>
        </header>
        <div className={classes.middle}>
          {over ? (
            <h2 className={classes.work}>{t('controlEvents.board.over')}</h2>
          ) : (
            work && <Current work={work} />
          )}
        </div>
        {!over && (
          <footer className={classes.foot}>
            {next
              ? t('controlEvents.board.next', { title: next.title, time: next.starts_at })
              : t('controlEvents.board.last')}
          </footer>
        )}
      </div>
    </Modal>
  );
}
