import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn, useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure, SILENCE } from '../../platform/states/LoadFailure.tsx';
import { type Before, DrawnPlace, drawnPart, useBefore } from '../../ui/drawn-part.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './DocxCheck.module.css';

/** The check itself: who only reads of it does not load it. */
export const form = drawnPart(async () => (await import('./form/CheckForm.tsx')).CheckForm);

/** In the place of a form that is not drawn yet: it is coming, or it did not come and is asked for again. */
function Coming() {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) void form.ask().catch(() => setBroken(true));
  }, [broken]);
  if (broken) return <LoadFailure error={SILENCE} onRetry={() => setBroken(false)} />;
  return <RowsSkeleton rows={3} />;
}

/** Drawn once and left alone: the server's form would not outlive a change of its properties. */
const Form = memo((props: Pick<Before, 'onAlive'>) => (
  <Suspense fallback={<Coming />}>
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
