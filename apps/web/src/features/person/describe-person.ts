import type { PublicProfile } from '@pv/contract';
import type { Locale, PlainTextKey, Translate } from '@pv/texts';
import { longDay } from '../../ui/days.ts';
import { languagesText } from '../profile/public.ts';

/** A line of what a person shows: what it is called and what stands there. */
export interface PersonFact {
  label: PlainTextKey;
  value: string;
  /** The value is the JSON of a text with a form. */
  rich?: boolean;
  /** Where a press leads: a mail, a call, a page of an index. */
  href?: string;
}

interface Words {
  t: Translate;
  locale: Locale;
}

const orEmpty = (value: string | null | undefined): string => value ?? '';
const told = (facts: PersonFact[]): PersonFact[] => facts.filter(({ value }) => value !== '');

/** Where the person works or studies, and his degree. */
export function placeFacts(person: PublicProfile): PersonFact[] {
  return told([
    { label: 'profile.field.post', value: person.post },
    { label: 'profile.field.institution', value: person.institution },
    { label: 'profile.field.department', value: person.department },
    { label: 'profile.field.work_place', value: person.work_place },
    { label: 'profile.field.academic_degree', value: person.academic_degree },
    { label: 'profile.field.academic_title', value: person.academic_title },
  ]);
}

/** How to reach the person. */
export function contactFacts(person: PublicProfile, { locale }: Words): PersonFact[] {
  const [email, phone] = [orEmpty(person.email), orEmpty(person.phone)];
  const birth = orEmpty(person.birth_date);
  return told([
    { label: 'profile.field.email', value: email, href: `mailto:${email}` },
    { label: 'profile.field.phone', value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    { label: 'profile.field.contacts', value: orEmpty(person.contacts) },
    { label: 'profile.field.birth_date', value: birth && longDay(birth, locale) },
  ]);
}

/** What the person has published of himself. */
export function publishedFacts({ published }: PublicProfile, { t }: Words): PersonFact[] {
  if (!published) return [];
  const level = published.education_level;
  const { orcid, scopus_id: scopus } = published;
  return told([
    { label: 'profile.field.city', value: published.city },
    { label: 'profile.field.education_level', value: level ? t(`profile.education.${level}`) : '' },
    { label: 'profile.field.interests', value: published.interests.join(', ') },
    { label: 'profile.field.skills', value: published.skills.join(', ') },
    { label: 'profile.field.stack', value: published.stack.join(', ') },
    { label: 'profile.field.languages', value: languagesText(published.languages, t) },
    { label: 'profile.field.experience', value: published.experience, rich: true },
    { label: 'profile.field.orcid', value: orcid, href: `https://orcid.org/${orcid}` },
    {
      label: 'profile.field.scopus_id',
      value: scopus,
      href: `https://www.scopus.com/authid/detail.uri?authorId=${scopus}`,
    },
    { label: 'profile.field.researcher_id', value: published.researcher_id },
    { label: 'profile.field.rinc_id', value: published.rinc_id },
  ]);
}
