import type { Translate } from '@pv/texts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import './Captcha.css';

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
    label: t('auth.captcha.label'),
    verifying: t('auth.captcha.verifying'),
    waitAlert: t('auth.captcha.verifying'),
    verified: t('auth.captcha.verified'),
    error: t('auth.captcha.error'),
    expired: t('auth.captcha.expired'),
    verificationRequired: t('auth.captcha.needed'),
  };
}

/** The check against robots: a proof of work done in this browser, without any third party. */
export function Captcha({ onState }: { onState: (state: CaptchaState) => void }) {
  const { t, locale } = useTexts();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const widget = document.createElement('altcha-widget');
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) onState(readState(event.detail as StateChange));
    };
    widget.addEventListener('statechange', hear);
    let gone = false;
    const show = () => {
      if (gone) return;
      $altcha.i18n.set(locale, { ...$altcha.i18n.get('en'), ...stringsOf(t) });
      widget.setAttribute('challenge', '/api/auth/captcha');
      widget.setAttribute('language', locale);
      widget.setAttribute(
        'configuration',
        JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false }),
      );
      place.current?.append(widget);
    };
    import('./captcha-widget.ts').then(show, () => {
      if (!gone) onState({ kind: 'unavailable' });
    });
    return () => {
      gone = true;
      widget.removeEventListener('statechange', hear);
      widget.remove();
      onState({ kind: 'unsolved' });
    };
  }, [t, locale, onState]);

  return <div ref={place} className="pv-captcha" />;
}
