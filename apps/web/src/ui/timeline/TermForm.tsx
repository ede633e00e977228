import { Button, Group } from '@mantine/core';
import type { Term } from '@pv/contract';
import type { FormEvent } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DayInput } from '../form/DayInput.tsx';
import { daysReversed, isUnread } from '../form/parse-day.ts';

/** Both days of a term for typing. */
export function TermForm(props: {
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
