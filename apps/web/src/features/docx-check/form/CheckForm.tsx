import { Button } from '@mantine/core';
import { DOCX_CHECK_MAX_BYTES, type DocxReport } from '@pv/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Language } from '../../../i18n/language.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useLikelySignedIn, useServices } from '../../../platform/ServicesContext.tsx';
import type { Before } from '../../../ui/drawn-part.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Captcha, CaptchaWayOut, FormAlert, useCaptcha } from '../../auth/public.ts';
import { useCheckDocx } from '../api.ts';
import classes from '../DocxCheck.module.css';

/** What is found is worded in more texts than the page has come with. */
const loadReport = (language: Language) =>
  lazy(async () => {
    const [module] = await Promise.all([import('./Report.tsx'), language.complete()]);
    return module;
  });

/** A check that is on its way, and how it is stopped. */
function useChecking() {
  const check = useCheckDocx();
  const stopping = useRef<AbortController | null>(null);
  const [checked, setChecked] = useState<{ file: File; report: DocxReport } | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  return {
    checked,
    pending: check.isPending,
    error: isApiError(check.error, 'aborted') ? null : check.error,
    stop: () => stopping.current?.abort(),
    clear() {
      check.reset();
      setChecked(null);
    },
    async run(file: File, captcha: { captcha?: string }) {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      const report = await check.mutateAsync({ file, ...captcha, signal });
      setChecked({ file, report });
    },
  };
}

/** Whether a file itself was refused: the proof that one is a person is good for another then. */
const isOfFile = (error: unknown): boolean => isApiError(error) && error.code.startsWith('import_');

/** The file to be checked, the proof that one is a person, and what was found. */
export function CheckForm({ onAlive }: Pick<Before, 'onAlive'>) {
  const { t } = useTexts();
  const { language } = useServices();
  const guest = !useLikelySignedIn();
  const [file, setFile] = useState<File | null>(null);
  const [Report] = useState(() => loadReport(language));
  const captcha = useCaptcha();
  const checking = useChecking();
  const { pending, checked } = checking;
  useEffect(onAlive, [onAlive]);

  const submit = () => {
    if (!file || (guest && !captcha.passed())) return;
    checking.run(file, guest ? captcha.body() : {}).then(
      () => {
        setFile(null);
        captcha.again();
      },
      (error: unknown) => {
        if (!isOfFile(error)) captcha.again();
      },
    );
  };
  const again = () => {
    checking.clear();
    setFile(null);
  };

  if (checked) {
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <Report {...checked} onAgain={again} />
      </Suspense>
    );
  }
  return (
    <div className={classes.form} data-scripted>
      {file ? (
        <div className={classes.chosen}>
          <p>{file.name}</p>
          <Button variant="default" size="compact-sm" disabled={pending} onClick={again}>
            {t('checkDocx.other')}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={t('checkDocx.file')}
          types={['.docx']}
          maxBytes={DOCX_CHECK_MAX_BYTES}
          progress={null}
          onFile={setFile}
          onAbort={checking.stop}
        />
      )}
      {guest && (
        <div>
          <Captcha patient key={captcha.attempt} onState={captcha.onState} />
          <CaptchaWayOut captcha={captcha} note={t('checkDocx.withoutCaptcha')} />
        </div>
      )}
      <FormAlert error={captcha.missing ?? checking.error} />
      <div className={classes.actions}>
        <Button disabled={!file} loading={pending} onClick={submit}>
          {t('checkDocx.submit')}
        </Button>
        {pending && (
          <>
            <Button variant="default" onClick={checking.stop}>
              {t('checkDocx.stop')}
            </Button>
            <p role="status">{t('checkDocx.checking')}</p>
          </>
        )}
      </div>
    </div>
  );
}
