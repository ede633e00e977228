import type { Locale, Translate } from '@pv/texts';

const KB = 1024;
const MB = KB * KB;

/** A size in bytes as people read it, such as «2,4 МБ». */
export function fileSize(bytes: number, t: Translate, locale: Locale): string {
  const number = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  if (bytes < KB) return t('ui.size.bytes', { n: number(bytes) });
  return bytes < MB
    ? t('ui.size.kilobytes', { n: number(bytes / KB) })
    : t('ui.size.megabytes', { n: number(bytes / MB) });
}
