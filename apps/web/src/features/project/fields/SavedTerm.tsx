import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { termText } from './date-text.ts';
import { FieldHead } from './FieldHead.tsx';
import classes from './Fields.module.css';
import { FieldTrouble } from './FieldTrouble.tsx';
import type { FieldMode } from './field-mode.ts';
import type { FormField } from './use-form-field.ts';
import { useWriting } from './use-writing.tsx';

type Day = FormField<string | null>;

/** Of two save states the one that needs more attention. */
function worse(one: Day['status'], other: Day['status']): Day['status'] {
  const order = ['failed', 'offline', 'saving', 'saved'] as const;
  return order.find((status) => status === one || status === other) ?? null;
}

/** The first and the last day; saved as soon as both fit. */
export function SavedTerm(props: { start: Day; end: Day; mode: FieldMode; approved: boolean }) {
  const { t } = useTexts();
  const { start, end, mode, approved } = props;
  /** A day that does not fit the other one: shown, and not sent. */
  const [wrong, setWrong] = useState<{ starts_at?: string | null; ends_at?: string | null }>({});
  const status = worse(start.status, end.status);
  const writing = useWriting(mode, approved, status === 'failed' || status === 'offline');
  const days = { starts_at: start.value, ends_at: end.value, ...wrong };

  function change(part: typeof wrong) {
    const next = { ...days, ...part };
    if (next.starts_at && next.ends_at && next.ends_at < next.starts_at) {
      return setWrong({ ...wrong, ...part });
    }
    setWrong({});
    if (next.starts_at !== start.value) start.edit(next.starts_at);
    if (next.ends_at !== end.value) end.edit(next.ends_at);
    start.flush();
  }

  const reversed = Object.keys(wrong).length > 0;
  return (
    <div className={classes.field}>
      <FieldHead label={t('projectPage.term')} writing={writing}>
        <span className={classes.state}>
          <SaveState status={writing.open ? status : null} />
        </span>
      </FieldHead>
      {writing.open ? (
        <>
          <div className={classes.days}>
            <DayInput
              label={t('projectPage.startsAt')}
              value={days.starts_at}
              error={reversed && 'starts_at' in wrong}
              onChange={(starts_at) => change({ starts_at })}
            />
            <DayInput
              label={t('projectPage.endsAt')}
              value={days.ends_at}
              error={reversed && 'ends_at' in wrong}
              onChange={(ends_at) => change({ ends_at })}
            />
          </div>
          {reversed && (
            <p className={classes.wrong} role="alert">
              {t('projectPage.datesReversed')}
            </p>
          )}
          <FieldTrouble field={start.status === 'failed' || start.theirs !== null ? start : end} />
          {writing.byPencil && (
            <Button variant="subtle" size="compact-sm" mt={4} onClick={writing.end}>
              {t('projectPage.done')}
            </Button>
          )}
        </>
      ) : (
        <Text c={termText(days) ? undefined : 'dimmed'} className={classes.text}>
          {termText(days) || t('projectPage.termEmpty')}
        </Text>
      )}
      {writing.question}
    </div>
  );
}
