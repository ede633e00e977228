import type { Finding } from '@pv/gost';
import type { Locale, Translate } from '@pv/texts';

const ENGLISH: Record<Finding['standard'], string> = {
  'ГОСТ 7.32-2017': 'GOST 7.32-2017',
  'ГОСТ 2.105-95': 'GOST 2.105-95',
  'ГОСТ Р 2.105-2019': 'GOST R 2.105-2019',
  'ГОСТ Р 7.0.5-2008': 'GOST R 7.0.5-2008',
  'ГОСТ Р 7.0.7-2021': 'GOST R 7.0.7-2021',
  'ГОСТ Р 7.0.80-2023': 'GOST R 7.0.80-2023',
  'ГОСТ Р 7.0.100-2018': 'GOST R 7.0.100-2018',
  'ГОСТ 8.417-2024': 'GOST 8.417-2024',
  'Практика ВКР': 'Practice of theses',
  'Русская типографика': 'Russian typography',
};

/**
 * Where a rule comes from: «ГОСТ 7.32-2017, п. 6.5.1». What has no number is named by its topic, which
 * the rules have in Russian only and which is left out in English.
 */
export function clauseText(
  { standard, clause }: Pick<Finding, 'standard' | 'clause'>,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const name = locale === 'ru' ? standard : ENGLISH[standard];
  if (/^\d/.test(clause)) return t('panels.check.clause', { standard: name, clause });
  return locale === 'ru' ? t('panels.check.topic', { standard: name, clause }) : name;
}
