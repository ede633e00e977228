interface Named {
  firstName: string;
  middleName: string;
  lastName: string;
}

interface Posted {
  degree: string;
  academicTitle: string;
  post: string;
}

const NBSP = '\u00a0';

const initial = (name: string): string =>
  name === '' ? '' : `${name.charAt(0).toUpperCase()}.${NBSP}`;

/** «И. О. Фамилия», as a signature is deciphered. */
export function signedName({ firstName, middleName, lastName }: Named): string {
  return `${initial(firstName.trim())}${initial(middleName.trim())}${lastName.trim()}`;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase('ru');

/** Parts of a description, each said once: a «доцент» by post is often «доцент» by title too. */
function saidOnce(parts: readonly string[]): string {
  const said = parts.map(folded);
  return parts
    .map((part) => part.trim())
    .filter((part, at) => part !== '' && said.indexOf(folded(part)) === at)
    .join(', ');
}

/** Degree, academic title and post of somebody, each said once. */
export function postOf({ degree, academicTitle, post }: Posted): string {
  return saidOnce([degree, academicTitle, post]);
}
