import { Button, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import type { ControlEvent, EventWork } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDrafts, useDraftText } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNumber } from '../words.tsx';
import classes from './Session.module.css';
import type { SessionDoor } from './session-door.ts';
import type { useMarks } from './use-marks.ts';

type Of = { event: ControlEvent; work: EventWork };
type Deciding = Of & { door: SessionDoor };

/** What everybody has given, once the marking is closed: mark by mark, the results and their spread. */
export function MarksTable({ event, work }: Of) {
  const { t } = useTexts();
  const number = useNumber();
  const results = work.marks.flatMap(({ result }) => (result === null ? [] : [result]));
  const nameOf = (id: string) => event.committee.find((seat) => seat.id === id)?.name ?? '';
  if (work.marks.length === 0) return null;
  return (
    <section aria-label={t('controlEvents.session.marks')}>
      <h2>{t('controlEvents.session.marks')}</h2>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('controlEvents.session.member')}</th>
              <th scope="col">{t('controlEvents.session.result')}</th>
              {event.criteria.map(({ id, title }, at) => (
                <th key={id} scope="col" title={title} aria-label={title}>
                  {t('controlEvents.session.criterion', { number: at + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {work.marks.map(({ member_id, marks, comment, result }) => (
              <tr key={member_id}>
                <td>
                  {nameOf(member_id)}
                  {comment && (
                    <Text size="sm" c="dimmed">
                      {comment}
                    </Text>
                  )}
                </td>
                <td>{result === null ? '–' : number(result)}</td>
                {event.criteria.map(({ id }) => (
                  <td key={id}>{marks[id] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.length > 1 && (
        <p className={classes.told}>
          {t('controlEvents.session.spread', {
            spread: number(Math.max(...results) - Math.min(...results)),
          })}
        </p>
      )}
      <p className={classes.own}>
        {work.result === null
          ? t('controlEvents.session.nobodyMarked')
          : t('controlEvents.page.result', { result: number(work.result) })}
      </p>
    </section>
  );
}

/** What is decided of a closed work; of the chair's own student the organiser writes it. */
function Decision({ event, work, door }: Deciding) {
  const { t } = useTexts();
  const toasts = useToasts();
  const places = [`control-event-decision-${work.id}`, `control-event-mark-${work.id}`] as const;
  const decision = useDraftText(places[0], work.decision);
  const mark = useDraftText(places[1], work.mark);
  const drafts = useDrafts();
  const { result, place: shown } = work;
  // it can be decided otherwise as long as the results are equal
  const tied = event.works.some(
    (one) => one.id !== work.id && result !== null && one.result === result,
  );
  const decided = shown && !shown.shared ? shown.place : null;
  const [place, setPlace] = useState<number | string | null>(null);
  function submit(sent: FormEvent) {
    sent.preventDefault();
    const change = {
      decision: decision.text,
      mark: mark.text,
      // what nobody has touched stays as it is
      ...(place !== null && { place: typeof place === 'number' ? place : null }),
    };
    door.moveWork(work.id, change, () => {
      for (const one of places) drafts(one).drop();
      toasts.success(t('controlEvents.session.decisionSaved'));
    });
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('controlEvents.session.decision')}
        autosize
        minRows={2}
        maxLength={2000}
        value={decision.text}
        onChange={(change) => decision.write(change.currentTarget.value)}
      />
      <TextInput
        label={t('controlEvents.session.mark')}
        maxLength={60}
        value={mark.text}
        onChange={(change) => mark.write(change.currentTarget.value)}
      />
      {tied && (
        <NumberInput
          label={t('controlEvents.session.place')}
          min={1}
          max={100}
          allowDecimal={false}
          value={place ?? decided ?? ''}
          onChange={setPlace}
        />
      )}
      <Button type="submit" loading={door.busy}>
        {t('controlEvents.session.saveDecision')}
      </Button>
    </form>
  );
}

/** The chair closes the marking, decides, and opens it again. */
export function Chair({
  event,
  work,
  marking,
  door,
}: Deciding & { marking: ReturnType<typeof useMarks> | null }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const { done, of } = work.marked;
  const { close: closes } = event.me.can;
  const unsent = marking !== null && marking.saving.unsent.length > 0;
  const busy = sending || door.busy;
  const close = () => door.moveWork(work.id, { state: 'closed' }, () => setAsking(false));
  /** A closed work takes no marks, so the chair's own go before. */
  async function sendOwn(): Promise<boolean> {
    setSending(true);
    const sent = marking ? await marking.sendAll() : true;
    setSending(false);
    return sent;
  }
  async function begin() {
    if (!(await sendOwn()) || done < of) setAsking(true);
    else close();
  }
  if (work.state === 'closed') {
    return (
      <>
        {work.decides && <Decision key={work.id} event={event} work={work} door={door} />}
        {closes && (
          <Button
            variant="subtle"
            color="gray"
            style={{ justifySelf: 'start' }}
            loading={door.busy}
            onClick={() => door.moveWork(work.id, { state: 'marking' })}
          >
            {t('controlEvents.session.reopen')}
          </Button>
        )}
      </>
    );
  }
  if (!closes || (work.state !== 'talking' && work.state !== 'marking')) return null;
  return (
    <>
      <Button style={{ justifySelf: 'start' }} loading={busy} onClick={() => void begin()}>
        {t('controlEvents.session.close')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('controlEvents.session.closeAsk')}
        confirm={t('controlEvents.session.close')}
        busy={busy}
        onConfirm={() => void sendOwn().then(close)}
        onClose={() => setAsking(false)}
      >
        {done < of && <p>{t('controlEvents.session.closeText', { done, of })}</p>}
        {unsent && <p>{t('controlEvents.session.closeUnsent')}</p>}
      </ConfirmDialog>
    </>
  );
}
