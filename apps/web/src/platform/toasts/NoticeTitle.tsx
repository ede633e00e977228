import type { Locale, TextEngine } from '@pv/texts';

/** The language that notices speak. */
export interface Spoken {
  engine: Pick<TextEngine, 'translator'>;
  locale(): Locale;
}

export type Severity = 'success' | 'warning' | 'error';

/**
 * The heading over a notice: how grave it is. A success says what was done in its own words, so its
 * heading is for the eyes alone: read aloud it would only come before each of them.
 */
export function NoticeTitle(props: { language: Spoken; severity: Severity }) {
  const { language, severity } = props;
  const t = language.engine.translator(language.locale());
  return (
    <span aria-hidden={severity === 'success' || undefined}>{t(`shell.toast.${severity}`)}</span>
  );
}
