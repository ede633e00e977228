import { Button, Radio, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CREATING_ROLES, line, type SpinoffOffer, type TemplateCode } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../platform/catalogues.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { check, useField } from '../../../ui/form/field.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { RoadmapPreview, useRoadmapTemplates } from '../../project/public.ts';
import { type ChoiceKey, toggle } from './choices.ts';
import { parseSpinoffDraft, type SpinoffDraft, spinoffDraftName } from './draft.ts';
import classes from './StartupForm.module.css';
import { TickGroup } from './TickGroup.tsx';
import { useTicks } from './use-ticks.tsx';

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
