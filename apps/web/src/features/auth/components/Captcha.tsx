import type { Locale, Translate } from '@pv/texts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { onFirstSign } from '../../../ui/use-awake.ts';
import './Captcha.css';

/** A fetch that names the chosen language, which may be another than that of the browser, as our calls do. */
export function fetchIn(locale: Locale, transport: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept-Language', locale);
    return transport(input, { ...init, headers });
  };
}

/** Not passed yet; passed, with what to send; or the widget cannot run here, and the server decides. */
export type CaptchaState =
  | { kind: 'unsolved' }
  | { kind: 'solved'; payload: string }
  | { kind: 'unavailable' };

interface StateChange {
  state: 'code' | 'error' | 'verified' | 'verifying' | 'unverified' | 'expired';
  payload?: string | null;
}

function readState({ state, payload }: StateChange): CaptchaState {
  if (state === 'verified' && payload) return { kind: 'solved', payload };
  return { kind: state === 'error' ? 'unavailable' : 'unsolved' };
}

function stringsOf(t: Translate) {
  return {
    label: t('captcha.label'),
    verifying: t('captcha.verifying'),
    waitAlert: t('captcha.verifying'),
    verified: t('captcha.verified'),
    error: t('captcha.error'),
    expired: t('captcha.expired'),
    verificationRequired: t('captcha.needed'),
  };
}

/** Calls once, when somebody does anything on the page or comes into a field. Gives the way to stop waiting. */
function onSomebody(run: () => void): () => void {
  const calm = () => {
    window.removeEventListener('focusin', act);
    stop();
  };
  const act = () => {
    calm();
    run();
  };
  const stop = onFirstSign(act);
  window.addEventListener('focusin', act);
  return calm;
}

/** Once somebody has shown that he is there, no other check waits for that again. */
let awaited = false;

interface CaptchaProps {
  onState: (state: CaptchaState) => void;
  /** It stands on a page that many only read: its code comes when somebody does anything. */
  patient?: boolean;
}

/** The check against robots: a proof of work done in this browser, without any third party. */
export function Captcha({ onState, patient = false }: CaptchaProps) {
  const { t, locale } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const words = useRef(t);
  words.current = t;

  useEffect(() => {
    const widget = document.createElement('altcha-widget');
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) onState(readState(event.detail as StateChange));
    };
    widget.addEventListener('statechange', hear);
    let gone = false;
    const show = () => {
      if (gone) return;
      $altcha.i18n.set(locale, { ...$altcha.i18n.get('en'), ...stringsOf(words.current) });
      $altcha.defaults.set('fetch', fetchIn(locale));
      widget.setAttribute('challenge', '/api/auth/captcha');
      widget.setAttribute('language', locale);
      widget.setAttribute(
        'configuration',
        JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false }),
      );
      place.current?.append(widget);
    };
    const load = () => {
      awaited = true;
      import('./captcha-widget.ts').then(show, () => {
        if (!gone) onState({ kind: 'unavailable' });
      });
    };
    const stop = patient && !awaited ? onSomebody(load) : load();
    return () => {
      gone = true;
      stop?.();
      widget.removeEventListener('statechange', hear);
      widget.remove();
      onState({ kind: 'unsolved' });
    };
    // not on every `t`: texts that come later would take a check away that is begun or solved
  }, [locale, onState, patient]);

  return <div ref={place} className="pv-captcha" data-label={t('captcha.label')} />;
}
