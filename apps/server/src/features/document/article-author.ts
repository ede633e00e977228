import { transliterate } from '@pv/contract';
import type { ArticleAuthor } from '@pv/gost';
import { postOf } from './title-person.ts';
import type { TitlePerson } from './title-source.ts';

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** «Anna S. Ivanova»: an initial of two letters, such as «Yu.», stays whole. */
function latinName({ firstName, middleName, lastName }: TitlePerson): string {
  const initial = transliterate(middleName.charAt(0));
  return joined(transliterate(firstName), initial && `${initial}.`, transliterate(lastName));
}

/** A member of the team as the author of an article. */
export function authorOf(person: TitlePerson): ArticleAuthor {
  return {
    name: joined(person.firstName, person.middleName, person.lastName),
    latinName: latinName(person),
    affiliation: person.affiliation,
    email: person.email,
    orcid: person.orcid,
    about: postOf(person),
  };
}
