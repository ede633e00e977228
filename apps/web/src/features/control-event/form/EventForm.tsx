import {
  Button,
  Checkbox,
  NumberInput,
  Select,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  CONTROL_EVENT_KINDS,
  type ControlEventKind,
  type ControlEventType,
  EVENT_MATERIALS,
  type EventMaterial,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { isUnread, parseTime } from '../../../ui/form/parse-day.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { ZoneSelect } from '../../../ui/zone/ZoneSelect.tsx';
import { CommitteeField } from './CommitteeField.tsx';
import { CriteriaField } from './CriteriaField.tsx';
import { CHECKS } from './check-draft.ts';
import type { EventDraft } from './draft.ts';
import classes from './Form.module.css';
import { WorksField } from './WorksField.tsx';

interface EventFormProps {
  type: ControlEventType;
  /** What stands in the form at first. */
  first: EventDraft;
  busy: boolean;
  /** Why it was not saved, in words. */
  failure: string | null;
  onKeep: (draft: EventDraft) => void;
  onSubmit: (draft: EventDraft) => void;
}

/** The start of the event as it is typed. */
function StartField(props: { value: string; onTime: (time: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(props.value);
  return (
    <TextInput
      label={t('controlEvents.form.starts_at')}
      value={typed}
      error={parseTime(typed) === null && t('controlEvents.form.timeWrong')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const read = parseTime(value);
        if (read) props.onTime(read);
      }}
      onBlur={() => setTyped(parseTime(typed) ?? typed)}
    />
  );
}

/** Everything an organiser writes of an event, new or changed. */
export function EventForm({ type, first, busy, failure, onKeep, onSubmit }: EventFormProps) {
  const { t } = useTexts();
  const [checked, setChecked] = useState(false);
  const form = useForm<EventDraft>({
    initialValues: first,
    onValuesChange: onKeep,
    validate: CHECKS,
    validateInputOnChange: checked,
  });
  const draft = form.values;
  const words = (name: keyof typeof CHECKS) => {
    const error = form.errors[name];
    return typeof error === 'string' ? fieldErrorText(t, error) : null;
  };
  /** Kind and day name the event until it was named by hand. */
  function set(change: Partial<EventDraft>) {
    const next = { ...draft, ...change };
    const { kind, day } = next;
    const named = t(`eventWords.kind.${kind}`);
    const told = day && !isUnread(day);
    const proposed = told
      ? t('controlEvents.form.proposed', { kind: named, day: dayText(day, t) })
      : named;
    form.setValues({ ...change, ...(!next.titled && { title: proposed }) });
  }
  const submit = submitForm(form, (values) => onSubmit(values));
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        submit(event);
      }}
    >
      <fieldset className={classes.group}>
        <legend>{t('controlEvents.form.about')}</legend>
        <Select
          label={t('controlEvents.form.kind')}
          data={CONTROL_EVENT_KINDS[type].map((value) => ({
            value,
            label: t(`eventWords.kind.${value}`),
          }))}
          value={draft.kind}
          allowDeselect={false}
          onChange={(kind) => kind && set({ kind: kind as ControlEventKind })}
        />
        <TextInput
          label={t('controlEvents.form.title')}
          withAsterisk
          value={draft.title}
          error={words('title')}
          onChange={(event) => form.setValues({ title: event.currentTarget.value, titled: true })}
        />
        <Textarea
          label={t('controlEvents.form.description')}
          autosize
          minRows={2}
          maxLength={5000}
          {...form.getInputProps('description')}
        />
      </fieldset>

      <fieldset className={classes.group}>
        <legend>{t('controlEvents.form.when')}</legend>
        <div className={classes.pair}>
          <DayInput
            label={t('controlEvents.form.day')}
            value={draft.day}
            error={words('day')}
            onChange={(day) => set({ day })}
            onUnread={(day) => set({ day })}
          />
          <StartField value={draft.starts_at} onTime={(starts_at) => set({ starts_at })} />
          <NumberInput
            label={t('controlEvents.form.slot_minutes')}
            min={1}
            max={600}
            allowDecimal={false}
            value={draft.slot_minutes}
            onChange={(minutes) => typeof minutes === 'number' && set({ slot_minutes: minutes })}
          />
          <ZoneSelect
            label={t('controlEvents.form.time_zone')}
            value={draft.time_zone}
            onChange={(time_zone) => set({ time_zone })}
          />
        </div>
        <TextInput
          label={t('controlEvents.form.place')}
          maxLength={300}
          {...form.getInputProps('place')}
        />
        <TextInput
          type="url"
          label={t('controlEvents.form.link')}
          {...form.getInputProps('link')}
          error={form.errors.link ? t('controlEvents.form.linkWrong') : null}
        />
        <Switch
          label={t('controlEvents.form.closed')}
          description={t('controlEvents.form.closedNote')}
          {...form.getInputProps('closed', { type: 'checkbox' })}
        />
      </fieldset>

      <fieldset className={classes.group}>
        <legend>{t('controlEvents.form.materials')}</legend>
        <p className={classes.note}>{t('controlEvents.form.materialsLead')}</p>
        <DayInput
          label={t('controlEvents.form.materials_due')}
          value={draft.materials_due}
          error={words('materials_due')}
          {...(draft.day && !isUnread(draft.day) && { defaultDate: draft.day })}
          onChange={(materials_due) => set({ materials_due })}
          onUnread={(materials_due) => set({ materials_due })}
        />
        <Checkbox.Group
          aria-label={t('controlEvents.form.materials')}
          value={draft.materials}
          onChange={(materials) => set({ materials: materials as EventMaterial[] })}
        >
          <div className={classes.pair}>
            {EVENT_MATERIALS.map((material) => (
              <Checkbox
                key={material}
                value={material}
                label={t(`controlEvents.material.${material}`)}
              />
            ))}
          </div>
        </Checkbox.Group>
      </fieldset>

      <WorksField type={type} draft={draft} onWorks={(works) => set({ works })} />
      <CommitteeField
        seats={draft.committee}
        checked={checked}
        onSeats={(committee) => set({ committee })}
      />
      <CriteriaField value={draft} error={words('scale') ?? words('criteria')} onChange={set} />

      {checked && Object.keys(form.errors).length > 0 && (
        <Text c="red" role="alert">
          {t('controlEvents.form.check')}
        </Text>
      )}
      {failure && (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {t(draft.version === null ? 'controlEvents.form.draft' : 'controlEvents.form.save')}
        </Button>
      </div>
    </form>
  );
}
