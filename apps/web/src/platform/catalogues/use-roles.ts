import type { ProjectType, RoleCode } from '@pv/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useCall } from '../ServicesContext.tsx';
import { rolesQuery } from './catalogue-queries.ts';

/**
 * The names of the roles that may be chosen in a kind of project: those that the server has sent, and
 * until then those that came with the app.
 */
export function useRoleTitles(type: ProjectType): (role: RoleCode) => string {
  const { dynamic, locale } = useTexts();
  const { data } = useQuery(rolesQuery(useCall(), locale, type));
  const titles = new Map(data?.roles.map(({ code, title }) => [code, title]));
  return (role) => titles.get(role) ?? dynamic(`roles.${role}`);
}
