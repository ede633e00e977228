import { Alert, Button, Group, Select } from '@mantine/core';
import type { Application, ApplicationOffer, ApplicationSection } from '@pv/contract';
import { IconLock, IconMessage } from '@tabler/icons-react';
import { type FocusEvent, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import classes from '../Application.module.css';
import { useOwn, useRefreshFields } from '../api.ts';
import { FieldInput } from './FieldInput.tsx';
import { useSectionLock } from './use-lock.ts';
import { type SectionValues, useSectionForm } from './use-section-form.ts';

interface SectionFormProps {
  application: Application;
  section: ApplicationSection;
  offers: readonly ApplicationOffer[];
  onDiscuss: () => void;
}

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** Who answers for the section, and a way to talk of it. */
function Aside({ application, section, onDiscuss }: Omit<SectionFormProps, 'offers'>) {
  const { t } = useTexts();
  const own = useOwn();
  const { id, writers, can } = application;
  const { code, title, owner } = section;
  const change = (ownerId: string | null) =>
    own.mutate({ params: { id, code }, body: { owner_id: ownerId } });
  return (
    <Group gap="xs" className={classes.aside}>
      {can.edit ? (
        <Select
          size="sm"
          aria-label={t('applications.ownerOf', { title })}
          placeholder={t('applications.owner')}
          data={writers.map((one) => ({ value: one.id, label: one.name }))}
          value={owner?.id ?? null}
          onChange={change}
          clearable
          clearButtonProps={{ 'aria-label': t('applications.nobody') }}
        />
      ) : (
        owner && <span className={classes.dim}>{`${t('applications.owner')}: ${owner.name}`}</span>
      )}
      {can.comment && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessage {...ICON} />}
          aria-label={t('applications.discussOf', { title })}
          onClick={onDiscuss}
        >
          {t('applications.discuss')}
        </Button>
      )}
    </Group>
  );
}

/** Both have changed a field: the writer chooses, and sees what the other has written. */
function Conflict({
  form,
  section,
}: {
  form: Autosave<SectionValues>;
  section: ApplicationSection;
}) {
  const { t } = useTexts();
  const { conflict } = useSyncExternalStore(form.subscribe, form.state);
  if (!conflict) return null;
  const title = section.fields.find(({ code }) => code === conflict.field)?.title ?? '';
  const { theirs } = conflict;
  const shown =
    typeof theirs === 'string' ? theirs : theirs.map((row) => row.join(' · ')).join('\n');
  return (
    <Alert color="yellow" role="alert" title={t('applications.conflict', { title })}>
      <blockquote className={classes.quote}>{shown}</blockquote>
      <Group gap="sm">
        <Button variant="default" onClick={() => form.resolve('mine')}>
          {t('applications.mine')}
        </Button>
        <Button variant="default" onClick={() => form.resolve('theirs')}>
          {t('applications.theirs')}
        </Button>
      </Group>
    </Alert>
  );
}

/** A section of an application: one person at a time writes in it, and it saves itself. */
export function SectionForm({ application, section, offers, onDiscuss }: SectionFormProps) {
  const { t } = useTexts();
  const { id, can } = application;
  const form = useSectionForm(id, section);
  const state = useSyncExternalStore(form.subscribe, form.state);
  const lock = useSectionLock(id, section.code);
  const refresh = useRefreshFields();
  const other = section.locked_by;
  const readOnly = !can.edit || other !== null;

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    void form.flush().then(lock.letGo);
  }
  async function take(field: string) {
    await form.settle();
    refresh.mutate({ params: { id }, body: { fields: [{ section: section.code, field }] } });
  }

  return (
    <Section
      id={`section-${section.code}`}
      title={section.title}
      aside={<Aside application={application} section={section} onDiscuss={onDiscuss} />}
    >
      {other && (
        <p className={classes.locked} role="status">
          <IconLock {...ICON} />
          {t('applications.editing', { name: other.name })}
        </p>
      )}
      <Conflict form={form} section={section} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of the fields inside */}
      <div className={classes.fields} onFocus={() => !readOnly && lock.take()} onBlur={leave}>
        {section.fields.map((field) => (
          <FieldInput
            key={field.code}
            field={field}
            value={state.values[field.code] ?? field.value}
            error={state.errors[field.code]}
            status={state.status[field.code] ?? null}
            readOnly={readOnly}
            offer={offers.find((one) => one.section === section.code && one.field === field.code)}
            onEdit={(value) => {
              lock.take();
              form.edit(field.code, value);
            }}
            onLeave={() => void form.flush()}
            onTake={() => void take(field.code)}
          />
        ))}
      </div>
    </Section>
  );
}
