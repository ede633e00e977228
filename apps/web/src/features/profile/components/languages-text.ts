import type { ProfileFields } from '@pv/contract';
import type { Translate } from '@pv/texts';

/** Languages with their levels in one line: «русский (родной), английский (B2)». */
export function languagesText(languages: ProfileFields['languages'], t: Translate): string {
  const levelOf = (level: string) =>
    level === 'native' ? t('profile.language.native') : level.toUpperCase();
  return languages.map(({ name, level }) => `${name} (${levelOf(level)})`).join(', ');
}
