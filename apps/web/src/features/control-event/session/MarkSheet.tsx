import { Button, NumberInput, Textarea } from '@mantine/core';
import type { ControlEvent, Criterion, EventWork } from '@pv/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Anchors, bandsOf } from '../page/CriteriaSection.tsx';
import { percentOf, useNumber } from '../words.tsx';
import { marksLeft } from './own-marks.ts';
import classes from './Session.module.css';
import type { useMarks } from './use-marks.ts';

type Give = ReturnType<typeof useMarks>['give'];

/** More marks than this are typed rather than tapped. */
const MOST_TAPPED = 11;

interface CriterionProps {
  criterion: Criterion;
  event: Pick<ControlEvent, 'criteria' | 'scale'>;
  mark: number | null;
  onMark: (mark: number | null) => void;
}

/** A mark that is typed; what is outside the scale stays in the field alone, and leaving it puts it right. */
function TypedMark({ criterion, event: { scale }, mark, onMark }: CriterionProps) {
  const [outside, setOutside] = useState<number | null>(null);
  function type(value: number | string) {
    const typed = typeof value === 'number' ? value : null;
    const fits = typed === null || (typed >= scale.min && typed <= scale.max);
    setOutside(fits ? null : typed);
    if (fits) onMark(typed);
  }
  return (
    <NumberInput
      aria-label={criterion.title}
      {...scale}
      allowDecimal={false}
      value={outside ?? mark ?? ''}
      onChange={type}
    />
  );
}

/** One criterion: its marks as large buttons, and in words what the chosen one means. */
function CriterionMarks(props: CriterionProps) {
  const { t } = useTexts();
  const { criterion, event, mark, onMark } = props;
  const name = useId();
  const { scale, criteria } = event;
  const marks = Array.from({ length: scale.max - scale.min + 1 }, (_, at) => scale.min + at);
  const { title, weight, anchors } = criterion;
  const said = mark !== null && bandsOf(criterion, scale).find((band) => band.mark <= mark);
  return (
    <fieldset className={classes.criterion}>
      <legend>
        {t('controlEvents.page.criterion', { title, percent: percentOf(weight, criteria) })}
      </legend>
      {marks.length > MOST_TAPPED ? (
        <TypedMark {...props} />
      ) : (
        <div className={classes.marks}>
          {marks.map((value) => (
            <label key={value} className={classes.mark}>
              <input
                type="radio"
                name={name}
                checked={mark === value}
                onChange={() => onMark(value)}
              />
              {value}
            </label>
          ))}
        </div>
      )}
      <div className={classes.said}>
        <span>{mark === null ? t('controlEvents.session.notMarked') : said ? said.text : ''}</span>
        {mark !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            flex="none"
            aria-label={t('controlEvents.session.clear', { title })}
            onClick={() => onMark(null)}
          >
            {t('controlEvents.session.clearShort')}
          </Button>
        )}
      </div>
      {anchors.length > 0 && (
        <details>
          <summary>{t('controlEvents.session.means')}</summary>
          <Anchors criterion={criterion} scale={scale} />
        </details>
      )}
    </fieldset>
  );
}

interface MarkSheetProps {
  event: ControlEvent;
  work: EventWork;
  own: EventWork['marks'][number];
  onGive: Give;
}

/** The marks of one member for one work; each tap is kept at once. */
export function MarkSheet({ event, work, own, onGive }: MarkSheetProps) {
  const { t } = useTexts();
  const number = useNumber();
  const left = marksLeft(event, own);
  return (
    <section className={classes.sheet} aria-label={t('controlEvents.session.yours')}>
      <h2>{t('controlEvents.session.yours')}</h2>
      {event.criteria.map((criterion) => (
        <CriterionMarks
          key={criterion.id}
          criterion={criterion}
          event={event}
          mark={own.marks[criterion.id] ?? null}
          onMark={(mark) => onGive({ work_id: work.id, criterion_id: criterion.id, mark })}
        />
      ))}
      <Textarea
        label={t('controlEvents.session.comment')}
        autosize
        minRows={2}
        maxLength={2000}
        value={own.comment}
        onChange={({ currentTarget: { value } }) =>
          onGive({ work_id: work.id, criterion_id: null, mark: null, comment: value })
        }
      />
      <p className={classes.own} role="status">
        {own.result === null
          ? t('controlEvents.session.left', { count: left })
          : t('controlEvents.session.own', { result: number(own.result) })}
      </p>
    </section>
  );
}
