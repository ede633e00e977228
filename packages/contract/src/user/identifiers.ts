/** Check character of an ORCID, ISO 7064 MOD 11-2, over its first fifteen digits. */
function orcidCheck(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** An ORCID such as 0000-0002-1825-0097, with a right check character. */
export function isOrcid(value: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value)) return false;
  const characters = value.replaceAll('-', '');
  return orcidCheck(characters.slice(0, 15)) === characters[15];
}

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

/** A Russian phone number: +7 and ten digits, parted by spaces, dashes or brackets as one likes. */
export function isPhone(value: string): boolean {
  return /^\+7[\d\s()-]+$/.test(value) && value.replaceAll(/\D/g, '').length === 11;
}

const YOUNGEST = 14;
const OLDEST = 120;

/** Whether somebody born on this date, `YYYY-MM-DD`, is of an age to use the service at `today`. */
export function isBirthDate(value: string, today: Date): boolean {
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  const birthday = (age: number) => Date.UTC(year + age, month - 1, day);
  return birthday(YOUNGEST) <= today.getTime() && birthday(OLDEST) > today.getTime();
}
