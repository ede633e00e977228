import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn, useSessionState, useToasts } from '../../platform/ServicesContext.tsx';
import { PanelBoundary, SILENCE } from '../../platform/states/LoadFailure.tsx';
import { PartComing } from '../../platform/states/PartComing.tsx';
import { DrawnPlace, drawnPart, useBefore } from '../../ui/drawn-part.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isBegun } from './form/kept-place.ts';
import type { Sent } from './form/SentNotice.tsx';
import type { SupportFormProps } from './form/SupportForm.tsx';
import { PromiseText } from './PromiseText.tsx';
import classes from './Support.module.css';

/** As many letters as the search of the questions takes. */
const MOST = 200;

/**
 * Words to look for among the answers that the site has. A field of the browser's own: without JavaScript
 * it sends them by itself, and the page stays as light as it is.
 */
function FindAnswer() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      className={classes.find}
      action="/faq"
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('search')).trim();
        void navigate({ to: '/faq', search: words ? { search: words } : {} });
      }}
    >
      <label htmlFor={id}>{t('support.find.label')}</label>
      <input id={id} name="search" type="text" maxLength={MOST} enterKeyHint="search" />
      <Button type="submit" variant="default">
        {t('support.find.button')}
      </Button>
    </form>
  );
}

const letter = () => import('./form/letter.ts');

/** The letter to the support: a reader of its page does not load it. */
export const form = drawnPart(async () => (await letter()).SupportForm);
/** It comes with the letter, which it stands in for. */
const SentNotice = lazy(async () => ({ default: (await letter()).SentNotice }));
/** For signed-in people alone. */
const OwnRequests = lazy(async () => ({
  default: (await import('./OwnRequests.tsx')).OwnRequests,
}));

/** Drawn once and left alone: the server's form would not outlive a change of its properties. */
const Form = memo((props: SupportFormProps) => (
  <Suspense fallback={<PartComing part={form} rows={4} />}>
    <form.Part {...props} />
  </Suspense>
));

function Writing({ onSent }: { onSent: (sent: Sent) => void }) {
  const { locale } = useTexts();
  const toasts = useToasts();
  const signedIn = useLikelySignedIn();
  const before = useBefore();
  const drawnIn = useRef(locale);
  const [begun, setBegun] = useState(false);
  // the server knows nothing of this device
  useEffect(() => setBegun(isBegun(window.localStorage)), []);
  // words of another language can only be put into a form that is drawn anew; a live one does so itself
  if (!before.watching.alive) drawnIn.current = locale;
  return (
    <DrawnPlace
      before={before}
      ask={form.ask}
      now={signedIn || begun}
      onFailure={() => toasts.failure(SILENCE)}
    >
      <Form key={drawnIn.current} onSent={onSent} typed={before.typed} onAlive={before.onAlive} />
    </DrawnPlace>
  );
}

/** Writing to the support, with the answers that are there already and one's own requests. */
export function SupportPage() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <>
      <PageHeader title={t('support.title')} />
      {sent ? (
        <Suspense fallback={null}>
          <SentNotice sent={sent} guest={!signedIn} onAgain={() => setSent(null)} />
        </Suspense>
      ) : (
        <>
          <p className={classes.lead} data-scripted>
            {t('support.lead')} <PromiseText />
          </p>
          <noscript>
            <p className="plain-note">
              {t('shell.plain.letter')} <a href="/faq">{t('pages.nav.faq')}</a>
            </p>
          </noscript>
          <FindAnswer />
          <Writing onSent={setSent} />
        </>
      )}
      {signedIn && (
        <PanelBoundary failed={() => null} onBroken={() => undefined}>
          <Suspense fallback={null}>
            <OwnRequests />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
