import type { DocumentSettings } from '@pv/editor-schema';
import type { TitlePage } from './document.ts';
import { namedByProfile } from './title/named-by-profile.ts';
import { MORE_FIELDS, TITLE_FIELDS } from './title/title-blocks.ts';
import { peopleOfLines } from './title/title-people.ts';

/** A title page of which nobody knows anything. */
export const EMPTY_TITLE_PAGE: TitlePage = {
  ministry: '',
  institution: '',
  department: '',
  workKind: '',
  workSubkind: '',
  title: '',
  codes: [],
  people: [],
  city: '',
  year: '',
};

/** Fields of the title page that a writer may word differently than the profile and the project do. */
const LINES = [
  'ministry',
  'institution',
  'department',
  'workKind',
  'workSubkind',
  'title',
  'city',
  'year',
] as const satisfies readonly (keyof TitlePage)[];

/**
 * The title page as it is printed: what the writer has typed stands before what is known from the
 * profiles and the project, in the words of the profile that formats the document. `codes` and `people` are
 * typed one a line; an empty field leaves what is known.
 */
export function completeTitlePage(
  found: TitlePage,
  settings: Pick<DocumentSettings, 'profile' | 'titleFields'>,
): TitlePage {
  const typed = settings.titleFields;
  const known = namedByProfile(found, settings);
  const lines = LINES.flatMap((name) => {
    const value = typed[name]?.trim();
    return value ? [[name, value]] : [];
  });
  const codes = (typed.codes ?? '').split('\n').map((code) => code.trim());
  const given = codes.filter((code) => code !== '');
  const people = peopleOfLines(typed.people ?? '');
  const fields = [...TITLE_FIELDS, ...MORE_FIELDS].flatMap((name) => {
    const value = typed[name]?.trim() || known.fields?.[name];
    return value ? [[name, value]] : [];
  });
  return {
    ...known,
    ...Object.fromEntries(lines),
    codes: given.length > 0 ? given : known.codes,
    people: people.length > 0 ? people : known.people,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
}
