import { Button, Group, Select } from '@mantine/core';
import type { Application, ApplicationOffer, ApplicationSection } from '@pv/contract';
import { IconLock, IconMessage } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import classes from '../Application.module.css';
import { useOwn, useRefreshFields } from '../api.ts';
import { FieldInput } from './FieldInput.tsx';
import { useSectionLock } from './use-lock.ts';
import { useSectionForm } from './use-section-form.ts';

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

/** A section of an application: one person at a time writes in it, and it saves itself. */
export function SectionForm({ application, section, offers, onDiscuss }: SectionFormProps) {
  const { t } = useTexts();
  const { id, can } = application;
  const form = useSectionForm(id, section);
  const lock = useSectionLock({ id, code: section.code, settle: form.settle });
  const refresh = useRefreshFields();
  const other = section.locked_by;
  const readOnly = !can.edit || other !== null;

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) lock.leave();
  }
  async function take(field: string) {
    if (!(await form.settle())) return;
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of the fields inside */}
      <div className={classes.fields} onFocus={() => !readOnly && lock.take()} onBlur={leave}>
        {section.fields.map((field) => (
          <FieldInput
            key={field.code}
            field={field}
            form={form}
            readOnly={readOnly}
            offer={offers.find((one) => one.section === section.code && one.field === field.code)}
            onType={lock.take}
            onTake={() => void take(field.code)}
          />
        ))}
      </div>
    </Section>
  );
}
