import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import {
  type PassportFields,
  passportEndpoints,
  RESUME_TEXTS,
  type Resume,
  type ResumeEnglish,
  resumeEndpoints,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDraft } from '../../platform/drafts.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Resume.module.css';

function parseDraft(kept: string | null): ResumeEnglish | null {
  try {
    return kept ? (JSON.parse(kept) as ResumeEnglish) : null;
  } catch {
    return null;
  }
}

function Form({ resume, fields }: { resume: Resume; fields: PassportFields }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const draft = useDraft(`resume.english.${resume.project_id}`);
  const [english, setEnglish] = useState(() => parseDraft(draft.read()) ?? resume.english);
  const save = useChange(resumeEndpoints.translate, { stales: [resumeEndpoints.get] });
  const told = RESUME_TEXTS.filter((field) => fields[field].trim() !== '');
  const names = [...new Set([...fields.milestones, ...fields.spending].map(({ title }) => title))];
  const nameOf = (ru: string) => english.names.find((one) => one.ru === ru)?.en ?? '';
  function edit(change: Partial<ResumeEnglish>) {
    const next = { ...english, ...change };
    setEnglish(next);
    draft.keep(JSON.stringify(next));
  }
  function send() {
    // names of what stands in the passport no more are let go
    const kept = names.map((ru) => ({ ru, en: nameOf(ru) })).filter(({ en }) => en !== '');
    const body = { ...english, names: kept, version: resume.version };
    save.mutate(
      { params: { id: resume.project_id }, body },
      {
        onSuccess() {
          draft.drop();
          toasts.success(t('resume.english.saved'));
        },
      },
    );
  }
  return (
    <form
      className={classes.english}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        label={t('resume.titleField')}
        placeholder={resume.title}
        maxLength={300}
        value={english.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
      />
      {told.map((field) => (
        <Textarea
          key={field}
          label={t(`passport.field.${field}`)}
          placeholder={fields[field]}
          autosize
          maxRows={10}
          maxLength={3000}
          value={english.texts[field] ?? ''}
          onChange={(event) =>
            edit({ texts: { ...english.texts, [field]: event.currentTarget.value } })
          }
        />
      ))}
      {names.length > 0 && <h3>{t('resume.english.names')}</h3>}
      {names.map((ru) => (
        <TextInput
          key={ru}
          label={ru}
          maxLength={200}
          value={nameOf(ru)}
          onChange={(event) => {
            const others = english.names.filter((one) => one.ru !== ru);
            edit({ names: [...others, { ru, en: event.currentTarget.value }] });
          }}
        />
      ))}
      {isApiError(save.error, 'stale_version') && (
        <Alert color="yellow">{t('resume.english.stale')}</Alert>
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('resume.english.save')}
        </Button>
      </div>
    </form>
  );
}

/** What stands on the English sheet instead of the Russian words; beside each empty field stand those. */
export function EnglishForm({ resume }: { resume: Resume }) {
  const { t } = useTexts();
  const { data } = useEndpoint(passportEndpoints.get, { params: { id: resume.project_id } });
  return (
    <Section title={t('resume.english.title')} lead={t('resume.english.lead')}>
      {data ? <Form resume={resume} fields={data.fields} /> : <RowsSkeleton />}
    </Section>
  );
}
