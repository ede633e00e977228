import { Button, Text } from '@mantine/core';
import type { Term } from '@pv/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { daysReversed, isUnread } from '../../../ui/form/parse-day.ts';
import { SaveState } from '../../../ui/SaveState.tsx';
import { termText } from './date-text.ts';
import { FieldHead } from './FieldHead.tsx';
import classes from './Fields.module.css';
import { FieldTrouble } from './FieldTrouble.tsx';
import type { FieldMode } from './field-mode.ts';
import { unsentTerms } from './forms.ts';
import type { FormField } from './use-form-field.ts';
import { useWriting } from './use-writing.tsx';

type Day = FormField<string | null>;

/** Of two save states the one that needs more attention. */
function worse(one: Day['status'], other: Day['status']): Day['status'] {
  const order = ['failed', 'offline', 'saving', 'saved'] as const;
  return order.find((status) => status === one || status === other) ?? null;
}

const isReversed = ({ starts_at, ends_at }: Term): boolean => daysReversed(starts_at, ends_at);

/** Days that cannot be saved: in the wrong order, or no days at all. */
const isWrong = (term: Term): boolean =>
  isReversed(term) || isUnread(term.starts_at) || isUnread(term.ends_at);

/** The days that were typed and did not fit, as they were kept on the device, if they still do not. */
function wrongOf(kept: string | null, saved: Term): Partial<Term> {
  const wrong = parseKept<Term>(kept, { starts_at: null, ends_at: null });
  return isWrong({ ...saved, ...wrong }) ? wrong : {};
}

/** The first and the last day; saved as soon as both fit. */
export function SavedTerm(props: {
  /** The thing that the days are of. */
  id: string;
  start: Day;
  end: Day;
  mode: FieldMode;
  approved: boolean;
  /** Is told of a term that was typed and fits, with the one before. */
  onTerm?: (from: Term, to: Term) => void;
}) {
  const { t } = useTexts();
  const { id, start, end, mode, approved } = props;
  /** A day that does not fit the other one: shown, and not sent. */
  const saved = { starts_at: start.value, ends_at: end.value };
  const draft = useDraft(`term.${id}`);
  const [wrong, setDays] = useState(() => (mode === 'read' ? {} : wrongOf(draft.read(), saved)));
  const unsent = Object.keys(wrong).length > 0;
  useEffect(() => (unsent ? unsentTerms.hold(id) : undefined), [unsent, id]);
  const status = unsent ? 'failed' : worse(start.status, end.status);
  const stuck = status === 'failed' || status === 'offline';
  const writing = useWriting(mode, approved, stuck);
  const days = { ...saved, ...wrong };
  const reversed = isReversed(days);

  function setWrong(next: Partial<Term>) {
    setDays(next);
    if (Object.keys(next).length > 0) draft.keep(JSON.stringify(next));
    else draft.drop();
  }

  function change(part: Partial<Term>) {
    const next = { ...days, ...part };
    if (isWrong(next)) return setWrong({ ...wrong, ...part });
    setWrong({});
    if (next.starts_at !== start.value) start.edit(next.starts_at);
    if (next.ends_at !== end.value) end.edit(next.ends_at);
    start.flush();
    props.onTerm?.(saved, next);
  }

  return (
    <div className={classes.field} data-content="dates dates_in_order dates_inside_project">
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
              onUnread={(starts_at) => change({ starts_at })}
            />
            <DayInput
              label={t('projectPage.endsAt')}
              value={days.ends_at}
              error={reversed && 'ends_at' in wrong}
              onChange={(ends_at) => change({ ends_at })}
              onUnread={(ends_at) => change({ ends_at })}
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
        <Text c={termText(days, t) ? undefined : 'dimmed'} className={classes.text}>
          {termText(days, t) || t('projectPage.termEmpty')}
        </Text>
      )}
      {writing.question}
    </div>
  );
}
