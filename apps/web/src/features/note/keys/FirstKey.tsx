import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { useMakeKey } from '../api.ts';
import { newKeyPhrase } from '../crypto/key-phrase.ts';
import { KeyBox } from './KeyBox.tsx';
import classes from './Keys.module.css';

function Explained({ onMake }: { onMake: () => void }) {
  const { t } = useTexts();
  return (
    <Section title={t('notes.first.title')}>
      <div className={classes.words}>
        <p>{t('notes.first.how')}</p>
        <p>
          <strong>{t('notes.first.lost')}</strong>
        </p>
        <p>{t('notes.first.review')}</p>
      </div>
      <Button onClick={onMake}>{t('notes.first.make')}</Button>
    </Section>
  );
}

/** The first visit: what closed notes are, then a key, which is theirs once it is saved. */
export function FirstKey({ email, onKey }: { email: string; onKey: (phrase: string) => void }) {
  const { t } = useTexts();
  const [phrase, setPhrase] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, make } = useMakeKey(onKey);
  if (phrase === null) return <Explained onMake={() => setPhrase(newKeyPhrase())} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (saved && phrase) void make(phrase);
  }
  return (
    <Section title={t('notes.save.title')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.words}>
          <p>{t('notes.save.text')}</p>
          <p>
            <strong>{t('notes.first.lost')}</strong>
          </p>
        </div>
        <KeyBox phrase={phrase} email={email} />
        <Checkbox
          label={t('notes.save.confirm')}
          checked={saved}
          error={asked && !saved ? t('notes.save.confirmNeeded') : null}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
        <Button type="submit" loading={busy} className={classes.submit}>
          {t('notes.save.start')}
        </Button>
      </form>
    </Section>
  );
}
