import { Autocomplete, Button, Textarea } from '@mantine/core';
import type { ControlEvent, EventQuestion, EventWork } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { usePutQuestion, useRemoveQuestion } from '../api.ts';
import classes from './Session.module.css';

type Of = { event: ControlEvent; work: EventWork };

const NONE = { asker: '', text: '', answer: '' };

function parseQuestion(kept: string | null): EventQuestion {
  try {
    return { id: requestId(), ...NONE, ...JSON.parse(kept ?? '') };
  } catch {
    return { id: requestId(), ...NONE };
  }
}

/** The form of a question; what is typed stays on this device until it is with the server. */
function QuestionForm(props: Of & { question?: EventQuestion; onDone?: () => void }) {
  const { t } = useTexts();
  const { event, work, question, onDone } = props;
  const put = usePutQuestion();
  const kept = useDraft(`control-event-question-${question?.id ?? work.id}`);
  const [typed, setTyped] = useState(() => question ?? parseQuestion(kept.read()));
  function type(change: Partial<EventQuestion>) {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!question) kept.keep(JSON.stringify(next));
  }
  function submit(sent: FormEvent) {
    sent.preventDefault();
    put.mutate(
      { params: { id: event.id, workId: work.id }, body: { ...typed, asker: typed.asker.trim() } },
      {
        onSuccess: () => {
          kept.drop();
          setTyped(parseQuestion(null));
          onDone?.();
        },
      },
    );
  }
  const names = [...new Set(event.committee.map(({ name }) => name))];
  return (
    <form className={classes.form} onSubmit={submit}>
      <Autocomplete
        label={t('controlEvents.session.asker')}
        data={names}
        maxLength={200}
        value={typed.asker}
        onChange={(asker) => type({ asker })}
      />
      <Textarea
        label={t('controlEvents.session.question')}
        autosize
        minRows={2}
        maxLength={2000}
        value={typed.text}
        onChange={(change) => type({ text: change.currentTarget.value })}
      />
      <Textarea
        label={t('controlEvents.session.answer')}
        autosize
        minRows={2}
        maxLength={2000}
        value={typed.answer}
        onChange={(change) => type({ answer: change.currentTarget.value })}
      />
      <Button
        type="submit"
        variant="default"
        loading={put.isPending}
        disabled={!typed.asker.trim() || !typed.text.trim()}
      >
        {t(`controlEvents.session.${question ? 'saveQuestion' : 'addQuestion'}`)}
      </Button>
    </form>
  );
}

/** What was asked about a work; whoever keeps the protocol writes it down here. */
export function Questions({ event, work }: Of) {
  const { t } = useTexts();
  const remove = useRemoveQuestion();
  const [edited, setEdited] = useState<string | null>(null);
  const writes = event.me.can.question;
  // whoever keeps the protocol writes all the time, the chair now and then
  const [opened, setOpened] = useState(event.me.role === 'secretary');
  if (!writes && work.questions.length === 0) return null;
  return (
    <section aria-label={t('controlEvents.session.questions')}>
      <h2>{t('controlEvents.session.questions')}</h2>
      {work.questions.length === 0 && (
        <p className={classes.told}>{t('controlEvents.session.noQuestions')}</p>
      )}
      {work.questions.map((question) =>
        edited === question.id ? (
          <QuestionForm
            key={question.id}
            event={event}
            work={work}
            question={question}
            onDone={() => setEdited(null)}
          />
        ) : (
          <div key={question.id} className={classes.question}>
            <b>{question.asker}</b>
            <p>{question.text}</p>
            {question.answer && <p className={classes.told}>{question.answer}</p>}
            {writes && (
              <div className={classes.line}>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('controlEvents.session.editQuestion', { asker: question.asker })}
                  onClick={() => setEdited(question.id)}
                >
                  {t('controlEvents.page.edit')}
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  aria-label={t('controlEvents.session.removeQuestion', { asker: question.asker })}
                  onClick={() =>
                    remove.mutate({
                      params: { id: event.id, workId: work.id, questionId: question.id },
                    })
                  }
                >
                  {t('controlEvents.session.remove')}
                </Button>
              </div>
            )}
          </div>
        ),
      )}
      {writes && opened && <QuestionForm key={work.id} event={event} work={work} />}
      {writes && !opened && (
        <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
          {t('controlEvents.session.addQuestion')}
        </Button>
      )}
    </section>
  );
}
