import { Button, Textarea } from '@mantine/core';
import type { ClosedKey } from '@pv/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { createCipher } from '../crypto/cipher.ts';
import { readKeyPhrase } from '../crypto/key-phrase.ts';
import classes from './Keys.module.css';
import { StartAnew } from './StartAnew.tsx';

const MOST_BYTES = 64 * 1024;
type Problem = 'unreadable' | 'wrong' | 'notStored';

interface EnterKeyProps {
  known: ClosedKey;
  email: string;
  /** This browser holds a key that does not fit. */
  foreign: boolean;
  onKey: (phrase: string) => void;
  onAnew: () => void;
}

/** A device without the key: the person gives it, and one that does not fit is refused. */
export function EnterKey({ known, email, foreign, onKey, onAnew }: EnterKeyProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  function refuse(why: Problem) {
    setProblem(why);
    field.current?.focus();
  }
  async function take(text: string) {
    const phrase = readKeyPhrase(text);
    if (!phrase) return refuse('unreadable');
    const cipher = await createCipher(phrase);
    if (!(await cipher.fits(known.phrase))) return refuse('wrong');
    try {
      onKey(phrase);
    } catch {
      refuse('notStored');
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void take(typed);
  }
  async function takeFile(file: File) {
    const text = await file.text().catch(() => null);
    if (text === null) return refuse('unreadable');
    setTyped(text);
    await take(text);
  }
  return (
    <>
      <Section title={t('notes.enter.title')}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <div className={classes.words}>
            <p>{t(foreign ? 'notes.enter.foreign' : 'notes.enter.text')}</p>
          </div>
          <FileDrop
            label={t('notes.enter.file')}
            types={['.txt']}
            maxBytes={MOST_BYTES}
            progress={null}
            onFile={(file) => void takeFile(file)}
            onAbort={() => undefined}
          />
          <Textarea
            ref={field}
            label={t('notes.enter.label')}
            value={typed}
            error={problem && t(`notes.enter.${problem}`)}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            classNames={{ input: classes.phrase ?? '' }}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" className={classes.submit}>
            {t('notes.enter.submit')}
          </Button>
        </form>
      </Section>
      <Section title={t('notes.enter.lost')} lead={t('notes.enter.lostText')}>
        <StartAnew keyId={known.id} email={email} onDone={onAnew} />
      </Section>
    </>
  );
}
