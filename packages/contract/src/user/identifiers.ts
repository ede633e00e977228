/** A Scopus Author ID: ten or eleven digits. */
export function isScopusId(value: string): boolean {
  return /^\d{10,11}$/.test(value);
}

/** A ResearcherID such as A-1234-2008 or AAB-1234-2019. */
export function isResearcherId(value: string): boolean {
  return /^[A-Z]{1,3}-\d{4}-(19|20)\d{2}$/.test(value);
}

/** An author of РИНЦ: the AuthorID, a number, or the SPIN code such as 1234-5678. */
export function isRincId(value: string): boolean {
  return /^(\d{1,9}|\d{4}-\d{4})$/.test(value);
}

/** A phone number: a Russian one such as +7 900 123-45-67, or E.164 of another country. */
export function isPhone(value: string): boolean {
  return /^(\+7 \d{3} \d{3}-\d{2}-\d{2}|\+[1-689]\d{7,14})$/.test(value);
}

const YOUNGEST = 14;
const OLDEST = 120;

/**
 * What is wrong with a date of birth, `YYYY-MM-DD`, at `today`, by the key of its text; null for that of
 * somebody of an age to use the service.
 */
export function birthDateProblem(
  value: string,
  today: Date,
): 'birth_date_future' | 'birth_date_old' | 'birth_date_wrong' | null {
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  const birthday = (age: number) => Date.UTC(year + age, month - 1, day);
  if (birthday(0) > today.getTime()) return 'birth_date_future';
  if (birthday(OLDEST) <= today.getTime()) return 'birth_date_old';
  return birthday(YOUNGEST) > today.getTime() ? 'birth_date_wrong' : null;
}
