import { ActionIcon, Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { type ControlEventType, endsByMidnight, minuteOf, type Slot, timeOf } from '@pv/contract';
import { IconArrowDown, IconArrowUp, IconClockPlay, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { parseTime } from '../../../ui/form/parse-day.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import {
  DragHandle,
  SortableList,
  type SortableWords,
  type Step,
  useSortableItem,
} from '../../../ui/sortable.tsx';
import { useEventProjects } from '../api.ts';
import type { EventDraft } from './draft.ts';
import classes from './Form.module.css';
import { type DraftWork, laidOut, overlapOf, putAt } from './lay-out.ts';

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

interface WorksProps {
  type: ControlEventType;
  draft: Pick<EventDraft, 'starts_at' | 'slot_minutes' | 'works'>;
  onWorks: (works: DraftWork[]) => void;
}

/** The projects of the organiser, each with its tick. */
function Choices({ type, draft, onWorks }: WorksProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const { data, error, refetch } = useEventProjects(type);
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <RowsSkeleton />;
  const { works } = draft;
  const chosen = new Set(works.map(({ id }) => id));
  const words = text.trim().toLowerCase();
  const found = data.projects.filter(({ title, authors }) =>
    [title, ...authors].join(' ').toLowerCase().includes(words),
  );
  const workOf = ({ project_id, title, authors }: (typeof found)[number]): DraftWork => ({
    id: project_id,
    title,
    authors,
    starts_at: null,
    minutes: null,
  });
  const rest = found.filter(({ project_id }) => !chosen.has(project_id));
  const ids = new Set(found.map(({ project_id }) => project_id));
  if (data.projects.length === 0) {
    return <p className={classes.note}>{t('controlEvents.form.noProjects')}</p>;
  }
  return (
    <>
      <TextInput
        label={t('controlEvents.form.find')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.choices}>
        {found.length === 0 && t('controlEvents.form.nothing')}
        {found.map((project) => (
          <Checkbox
            key={project.project_id}
            label={project.title}
            description={project.authors.join(', ')}
            checked={chosen.has(project.project_id)}
            onChange={({ currentTarget: { checked } }) =>
              onWorks(
                checked
                  ? [...works, workOf(project)]
                  : works.filter(({ id }) => id !== project.project_id),
              )
            }
          />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          disabled={rest.length === 0}
          onClick={() => onWorks([...works, ...rest.map(workOf)])}
        >
          {t('controlEvents.form.all')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          disabled={works.length === 0}
          onClick={() => onWorks(works.filter(({ id }) => !ids.has(id)))}
        >
          {t('controlEvents.form.none')}
        </Button>
      </div>
    </>
  );
}

/** The start of a work as it is typed; what is no time is not taken and says so. */
function TimeField(props: { label: string; value: string; onTime: (time: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && parseTime(typed) === null;
  function leave() {
    const read = typed === null ? null : parseTime(typed);
    if (read && read !== props.value) props.onTime(read);
    if (read) setTyped(null);
  }
  return (
    <TextInput
      aria-label={props.label}
      value={typed ?? props.value}
      error={wrong && t('controlEvents.form.timeWrong')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}

interface SlotRowProps {
  slot: DraftWork & Slot;
  own: DraftWork;
  place: number;
  count: number;
  wrong: boolean;
  onStep: (step: Step) => void;
  onChange: (change: Partial<DraftWork>) => void;
  onRemove: () => void;
}

function SlotRow({ slot, own, place, count, wrong, onStep, onChange, onRemove }: SlotRowProps) {
  const { t } = useTexts();
  const { title } = slot;
  const drag = useSortableItem(slot.id, onStep);
  return (
    <li
      ref={drag.item}
      className={classes.slot}
      style={drag.style}
      data-dragging={drag.dragging || undefined}
      data-wrong={wrong || undefined}
    >
      <DragHandle
        drag={drag}
        className={classes.handle}
        label={t('controlEvents.form.drag.handle', { title })}
      />
      <TimeField
        label={t('controlEvents.form.start', { title })}
        value={slot.starts_at}
        onTime={(starts_at) => onChange({ starts_at })}
      />
      <NumberInput
        aria-label={t('controlEvents.form.length', { title })}
        min={1}
        max={600}
        allowDecimal={false}
        value={slot.minutes}
        onChange={(minutes) => typeof minutes === 'number' && onChange({ minutes })}
      />
      <div className={classes.named}>
        {title}
        <small>{slot.authors.join(', ')}</small>
      </div>
      <div className={classes.buttons}>
        {(own.starts_at !== null || own.minutes !== null) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('controlEvents.form.auto', { title })}
            onClick={() => onChange({ starts_at: null, minutes: null })}
          >
            <IconClockPlay {...ICON} />
          </ActionIcon>
        )}
        <span className={classes.steps}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            disabled={place === 0}
            aria-label={t('controlEvents.form.up', { title })}
            onClick={() => onStep(-1)}
          >
            <IconArrowUp {...ICON} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            disabled={place === count - 1}
            aria-label={t('controlEvents.form.down', { title })}
            onClick={() => onStep(1)}
          >
            <IconArrowDown {...ICON} />
          </ActionIcon>
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('controlEvents.form.remove', { title })}
          onClick={onRemove}
        >
          <IconX {...ICON} />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Which works are heard, in which order and when; what overlaps is told at once. */
export function WorksField({ type, draft, onWorks }: WorksProps) {
  const { t } = useTexts();
  const { works } = draft;
  const slots = laidOut(draft);
  const overlap = overlapOf(slots);
  const last = slots.at(-1);
  const words: SortableWords = {
    how: t('controlEvents.form.drag.how'),
    start: (told) => t('controlEvents.form.drag.start', told),
    over: (told) => t('controlEvents.form.drag.over', told),
    end: (told) => t('controlEvents.form.drag.end', told),
    cancel: (told) => t('controlEvents.form.drag.cancel', told),
  };
  const change = (id: string, what: Partial<DraftWork>) =>
    onWorks(works.map((work) => (work.id === id ? { ...work, ...what } : work)));
  return (
    <fieldset className={classes.group}>
      <legend>{t('controlEvents.form.works')}</legend>
      <p className={classes.note}>{t('controlEvents.form.worksLead')}</p>
      <Choices type={type} draft={draft} onWorks={onWorks} />
      {slots.length > 0 && (
        <ol className={classes.list} aria-label={t('controlEvents.form.order')}>
          <SortableList
            items={slots}
            words={words}
            onPut={({ id }, place) => onWorks(putAt(works, id, place))}
          >
            {(slot, { place, onStep }) => (
              <SlotRow
                slot={slot}
                own={works[place] ?? slot}
                place={place}
                count={slots.length}
                wrong={overlap?.some(({ id }) => id === slot.id) ?? false}
                onStep={onStep}
                onChange={(what) => change(slot.id, what)}
                onRemove={() => onWorks(works.filter(({ id }) => id !== slot.id))}
              />
            )}
          </SortableList>
        </ol>
      )}
      <div role="status">
        {overlap && (
          <p className={classes.wrong}>
            {t('controlEvents.form.overlap', { one: overlap[0].title, other: overlap[1].title })}
          </p>
        )}
        {!endsByMidnight(slots) && <p className={classes.wrong}>{t('controlEvents.form.late')}</p>}
        {last && !overlap && endsByMidnight(slots) && (
          <p className={classes.note}>
            {t('controlEvents.form.until', {
              time: timeOf(minuteOf(last.starts_at) + last.minutes),
            })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
