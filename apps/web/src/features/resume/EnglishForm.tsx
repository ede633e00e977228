import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import {
  ENGLISH_ROOM,
  type PassportFields,
  passportEndpoints,
  passportName,
  RESUME_TEXTS,
  type Resume,
  type ResumeEnglish,
  resumeEndpoints,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../platform/drafts.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { tooLong } from '../../ui/form/field.ts';
import { tellWrong } from '../../ui/form/submit-form.ts';
import { Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Resume.module.css';

interface EnglishProps {
  resume: Resume;
  /** Reads the resume anew and gives its version. */
  onStale: () => Promise<number>;
}

function Form({ resume, fields, onStale }: EnglishProps & { fields: PassportFields }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const draft = useDraft(`resume.english.${resume.project_id}`);
  // the version goes with the words: what was typed before another change is not saved over it unseen
  const [{ version, ...english }, setTyped] = useState(() => {
    const saved = { ...resume.english, version: resume.version };
    return { ...saved, ...parseKept(draft.read(), saved) };
  });
  const save = useChange(resumeEndpoints.translate, {
    stales: [resumeEndpoints.get],
    ownErrors: true,
  });
  const told = RESUME_TEXTS.filter((field) => fields[field].trim() !== '');
  const titles = [...fields.milestones, ...fields.spending].map(({ title }) => title);
  const firm = fields.legal_name.trim() === '' ? [] : [fields.legal_name];
  const names = [...new Set([...resume.people, ...firm, ...titles])];
  const nameOf = (ru: string) => english.names.find((one) => one.ru === ru)?.en ?? '';
  function edit(change: Partial<ResumeEnglish & { version: number }>) {
    setTyped((before) => {
      const next = { ...before, ...change };
      draft.keep(JSON.stringify(next));
      return next;
    });
  }
  const isLong =
    english.title.length > ENGLISH_ROOM.title ||
    told.some((field) => (english.texts[field] ?? '').length > ENGLISH_ROOM.text) ||
    names.some((ru) => nameOf(ru).length > ENGLISH_ROOM.name);
  function send() {
    // names of what stands in the passport no more are let go
    const kept = names.map((ru) => ({ ru, en: nameOf(ru) })).filter(({ en }) => en !== '');
    const body = { ...english, names: kept, version };
    save.mutate(
      { params: { id: resume.project_id }, body },
      {
        onSuccess(saved) {
          setTyped({ ...saved.english, version: saved.version });
          draft.drop();
          toasts.success(t('resume.english.saved'));
        },
        onError(error) {
          if (!isApiError(error, 'stale_version')) return toasts.failure(error);
          void onStale().then((newest) => edit({ version: newest }));
        },
      },
    );
  }
  return (
    <form
      className={classes.english}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLong) return tellWrong(event.currentTarget, () => undefined);
        send();
      }}
    >
      <TextInput
        label={t('resume.titleField')}
        placeholder={resume.title}
        error={tooLong(t, english.title, ENGLISH_ROOM.title)}
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
          error={tooLong(t, english.texts[field] ?? '', ENGLISH_ROOM.text)}
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
          {...(resume.people.includes(ru) && { placeholder: passportName(ru) })}
          error={tooLong(t, nameOf(ru), ENGLISH_ROOM.name)}
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
export function EnglishForm({ resume, onStale }: EnglishProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useEndpoint(passportEndpoints.get, {
    params: { id: resume.project_id },
  });
  return (
    <Section title={t('resume.english.title')} lead={t('resume.english.lead')}>
      {data && <Form resume={resume} fields={data.fields} onStale={onStale} />}
      {!data &&
        (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
    </Section>
  );
}
