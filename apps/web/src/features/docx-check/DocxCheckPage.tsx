import { memo, Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn, useToasts } from '../../platform/ServicesContext.tsx';
import { SILENCE } from '../../platform/states/LoadFailure.tsx';
import { PartComing } from '../../platform/states/PartComing.tsx';
import { type Before, DrawnPlace, drawnPart, useBefore } from '../../ui/drawn-part.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './DocxCheck.module.css';

/** The check itself: who only reads of it does not load it. */
export const form = drawnPart(async () => (await import('./form/CheckForm.tsx')).CheckForm);

/** Drawn once and left alone: the server's form would not outlive a change of its properties. */
const Form = memo((props: Pick<Before, 'onAlive'>) => (
  <Suspense fallback={<PartComing part={form} rows={3} />}>
    <form.Part {...props} />
  </Suspense>
));

/** Normocontrol of a finished file, for everybody. */
export function DocxCheckPage() {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const signedIn = useLikelySignedIn();
  const before = useBefore();
  const drawnIn = useRef(locale);
  // words of another language can only be put into a form that is drawn anew; a live one does so itself
  if (!before.watching.alive) drawnIn.current = locale;
  return (
    <>
      <PageHeader title={t('checkDocx.title')} />
      <p className={classes.lead}>{t('checkDocx.lead')}</p>
      <p className={classes.kept}>{t('checkDocx.kept')}</p>
      <noscript>
        <p className="plain-note">{t('checkDocx.plain')}</p>
      </noscript>
      <DrawnPlace
        before={before}
        ask={form.ask}
        now={signedIn}
        onFailure={() => toasts.failure(SILENCE)}
      >
        <Form key={drawnIn.current} onAlive={before.onAlive} />
      </DrawnPlace>
    </>
  );
}
