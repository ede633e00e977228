import { Button, Checkbox, Radio, Select, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  CREATING_ROLES,
  line,
  proposedRoles,
  roleOf,
  type SpinoffOffer,
  type TemplateCode,
} from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../platform/catalogues.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { check, useField } from '../../../ui/form/field.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { RoadmapPreview, useRoadmapTemplates } from '../../project/public.ts';
import { type ChoiceKey, isTicked, proposedRole, toggle } from './choices.ts';
import { parseSpinoffDraft, type SpinoffDraft, spinoffDraftName } from './draft.ts';
import classes from './StartupForm.module.css';

/** Something that may be taken along. */
interface Tick {
  key: ChoiceKey;
  label: string;
  note: string;
  ticked: boolean;
  /** Beside it, such as the role that somebody is proposed for. */
  aside?: ReactNode;
}

interface TickGroupProps {
  legend: string;
  /** What becomes of it. */
  note: string;
  ticks: readonly Tick[];
  onToggle: (key: ChoiceKey) => void;
}

/** One kind of things to take along, each with its tick; nothing where there are none. */
function TickGroup({ legend, note, ticks, onToggle }: TickGroupProps) {
  if (ticks.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {note && <p className={classes.note}>{note}</p>}
      {ticks.map((tick) => (
        <div key={tick.key} className={classes.tick}>
          <Checkbox
            className={classes.box}
            label={tick.label}
            description={tick.note}
            checked={tick.ticked}
            onChange={() => onToggle(tick.key)}
          />
          {tick.aside}
        </div>
      ))}
    </fieldset>
  );
}

type Stage = SpinoffOffer['documents'][number];
type Roles = SpinoffDraft['roles'];

/** So much of a text is enough to know it again. */
const GLIMPSE = 120;

function glimpse(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > GLIMPSE ? `${line.slice(0, GLIMPSE).trimEnd()}…` : line;
}

/** All that may be taken along, with what is ticked now. */
function useTicks(
  offer: SpinoffOffer,
  draft: SpinoffDraft,
  onRoles: (roles: Roles) => void,
): Record<'task' | 'info' | 'files' | 'documents' | 'people', Tick[]> {
  const { t, dynamic, locale } = useTexts();
  const stageName = ({ kind, number, title }: Stage) => {
    if (kind === 'start') return '';
    return number === null ? title : t('projectPage.inStage', { number });
  };
  const tick = (key: ChoiceKey, label: string, notes: string[], atFirst = true): Tick => ({
    key,
    label,
    note: notes.filter(Boolean).join(' · '),
    ticked: isTicked(draft, key, atFirst),
  });
  const texts = (info: boolean) =>
    offer.texts
      .filter(({ goes_to }) => (goes_to === 'full_info') === info)
      .map(({ key, title, content }) => tick(`text:${key}`, title, [glimpse(content)]));

  const person = (one: SpinoffOffer['people'][number]): Tick => {
    const own = tick(`person:${one.user_id}`, one.name, [dynamic(`roles.${roleOf(one.role_id)}`)]);
    const possible = proposedRoles(roleOf(one.role_id), draft.role);
    const choose = (value: string | null) => {
      const role = possible.find((code) => code === value);
      if (role) onRoles({ ...draft.roles, [one.user_id]: role });
    };
    const aside = own.ticked && (
      <Select
        className={classes.role}
        aria-label={t('spinoff.form.roleOf', { name: one.name })}
        data={possible.map((value) => ({ value, label: dynamic(`roles.${value}`) }))}
        value={proposedRole(one, draft) ?? null}
        onChange={choose}
        allowDeselect={false}
      />
    );
    return { ...own, aside };
  };

  return {
    task: texts(false),
    info: texts(true),
    files: offer.files.map(({ id, name, slot, stage, size, chosen }) =>
      tick(
        `file:${id}`,
        name,
        [dynamic(`files.slot.${slot}`), stageName(stage), fileSize(size, t, locale)],
        chosen,
      ),
    ),
    documents: offer.documents.map((stage) =>
      tick(`document:${stage.id}`, stage.title, [stage.number === null ? '' : stageName(stage)]),
    ),
    people: offer.people.map(person),
  };
}

const fits = check(line(3, 300));

interface StartupFormProps {
  offer: SpinoffOffer;
  busy: boolean;
  failure: string | null;
  onSubmit: (draft: SpinoffDraft) => void;
}

/** Which of the roadmaps of startups it is, and its stages. */
function Roadmap(props: { title: string; code: string; onCode: (code: TemplateCode) => void }) {
  const { title, code, onCode } = props;
  const { t } = useTexts();
  const roadmaps = useRoadmapTemplates('startup', title).data?.templates ?? [];
  const roadmap = roadmaps.find((one) => one.code === code) ?? roadmaps[0];
  if (!roadmap) return null;
  return (
    <>
      <Radio.Group
        label={t('projectPage.create.templateWhich')}
        value={roadmap.code}
        onChange={(value) => {
          const chosen = roadmaps.find((one) => one.code === value);
          if (chosen) onCode(chosen.code);
        }}
      >
        <div className={classes.radios}>
          {roadmaps.map((one) => (
            <Radio key={one.code} value={one.code} label={one.title} />
          ))}
        </div>
      </Radio.Group>
      <RoadmapPreview roadmap={roadmap} />
    </>
  );
}

/** What the startup is called, who one is in it, and what it takes along from the work. */
export function StartupForm({ offer, busy, failure, onSubmit }: StartupFormProps) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles('startup');
  const kept = useDraft(spinoffDraftName(offer.project.id));
  const form = useForm<SpinoffDraft>({
    initialValues: parseSpinoffDraft(kept.read(), offer.project.title),
    onValuesChange: (draft) => kept.keep(JSON.stringify(draft)),
    validate: {
      title: (value) => {
        const title = value.trim();
        if (!title) return 'field_empty';
        return title.length < 3 ? 'title_short' : fits(title);
      },
    },
  });
  const field = useField(form);
  const ticks = useTicks(offer, form.values, (roles) => form.setFieldValue('roles', roles));
  const onToggle = (key: ChoiceKey) =>
    form.setFieldValue('toggled', toggle(form.values.toggled, key));
  const group = (name: keyof typeof ticks) => ({
    legend: t(`spinoff.form.${name}`),
    note: t(`spinoff.form.${name}Note`),
    ticks: ticks[name],
    onToggle,
  });

  return (
    <form className={classes.form} onSubmit={submitForm(form, onSubmit)} noValidate>
      <TextInput
        label={t('spinoff.form.title')}
        description={t('spinoff.form.titleNote')}
        withAsterisk
        {...field('title')}
      />
      <Radio.Group label={t('projectPage.create.role')} {...form.getInputProps('role')}>
        <div className={classes.radios}>
          {CREATING_ROLES.startup.map((role) => (
            <Radio key={role} value={role} label={roleTitle(role)} />
          ))}
        </div>
      </Radio.Group>
      <TickGroup {...group('task')} />
      <TickGroup {...group('info')} />
      <TickGroup {...group('files')} />
      <TickGroup {...group('documents')} />
      <TickGroup {...group('people')} />
      <Switch
        label={t('projectPage.create.template')}
        description={t('projectPage.create.templateHint')}
        {...form.getInputProps('template', { type: 'checkbox' })}
      />
      {form.values.template && (
        <Roadmap
          title={form.values.title}
          code={form.values.template_code}
          onCode={(code) => form.setFieldValue('template_code', code)}
        />
      )}
      {failure && (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <Button type="submit" loading={busy}>
        {t('spinoff.form.submit')}
      </Button>
    </form>
  );
}
