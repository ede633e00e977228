import type { ProfileFields } from '@pv/contract';

/** The first letter, whole: half of a pair cannot be stored. */
function initial(name: string): string {
  const [first] = name.trim();
  return first ? ` ${first.toUpperCase()}.` : '';
}

/** «Фамилия Имя Отчество», as papers name people. */
export const fullName = (
  profile: Pick<ProfileFields, 'last_name' | 'first_name' | 'middle_name'>,
): string => [profile.last_name, profile.first_name, profile.middle_name].filter(Boolean).join(' ');

/** «Фамилия И. О.», as people are named in lists; empty while there is no surname. */
export function personName(
  profile: Pick<ProfileFields, 'last_name' | 'first_name' | 'middle_name'>,
): string {
  if (!profile.last_name) return profile.first_name;
  return `${profile.last_name}${initial(profile.first_name)}${initial(profile.middle_name)}`;
}
