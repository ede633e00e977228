import { Button, Group, Modal } from '@mantine/core';
import type { Stage, Term } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { useTypedOver } from '../../../ui/form/field.ts';
import { daysReversed, isUnread } from '../../../ui/form/parse-day.ts';
import { termText } from '../fields/date-text.ts';

function TermForm(props: {
  /** What stands in the fields. */
  typed: Term;
  onTyped: (typed: Term) => void;
  onTerm: (term: Term) => void;
  /** Closes the form and lets go of what was typed. */
  onEnd: () => void;
}) {
  const { t } = useTexts();
  const { starts_at, ends_at } = props.typed;
  const setStart = (day: string | null) => props.onTyped({ starts_at: day, ends_at });
  const setEnd = (day: string | null) => props.onTyped({ starts_at, ends_at: day });
  const reversed = daysReversed(starts_at, ends_at);
  const wrong = reversed || isUnread(starts_at) || isUnread(ends_at);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrong) return;
    props.onTerm({ starts_at, ends_at });
    props.onEnd();
  }

  return (
    <form onSubmit={submit}>
      <Group grow align="start">
        <DayInput
          label={t('projectPage.startsAt')}
          value={starts_at}
          onChange={setStart}
          onUnread={setStart}
        />
        <DayInput
          label={t('projectPage.endsAt')}
          value={ends_at}
          onChange={setEnd}
          onUnread={setEnd}
          error={reversed ? t('errors.dates_reversed') : undefined}
        />
      </Group>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={props.onEnd}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" disabled={wrong}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}

/**
 * The term of a stage in words; pressed by those who may, it opens both days for typing. What is typed is
 * still there after Escape, unless the term has changed meanwhile.
 */
export function TermButton(props: {
  stage: Stage;
  /** The term as it is shown now, such as under a drag. */
  term: Term;
  onTerm: (term: Term) => void;
}) {
  const { t } = useTexts();
  const { stage, term, onTerm } = props;
  const [opened, setOpened] = useState(false);
  const { title, starts_at, ends_at } = stage;
  const typed = useTypedOver<Term>({ starts_at, ends_at });
  const text = termText(term, t);
  function end() {
    typed.forget();
    setOpened(false);
  }
  if (!stage.can.edit_plan) return <span>{text || t('roadmap.term.none')}</span>;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        fw={400}
        color={text ? 'gray' : 'blue'}
        aria-label={text ? t('roadmap.term.edit', { title, term: text }) : undefined}
        onClick={() => setOpened(true)}
      >
        {text || t('roadmap.term.set')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('roadmap.term.title', { title })}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && (
          <TermForm typed={typed.value} onTyped={typed.type} onTerm={onTerm} onEnd={end} />
        )}
      </Modal>
    </>
  );
}
