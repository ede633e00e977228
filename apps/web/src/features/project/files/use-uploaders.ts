import type { RoleCode } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Roles as one phrase, such as «научный руководитель или куратор». */
export function useUploaders(): (roles: readonly RoleCode[]) => string {
  const { dynamic, locale } = useTexts();
  return (roles) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      roles.map((role) => dynamic(`roles.${role}`).toLowerCase()),
    );
}
