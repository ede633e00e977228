const FIRST_OF_A_MOBILE = '9';
const DIGITS_IN_RUSSIA = 10;

/** A pasted Scopus Author ID or the address of the author's page as the number in it. */
export function readScopusId(pasted: string): string {
  const [, id] = /[?&]authorid=(\d+)/i.exec(pasted) ?? [];
  return id ?? pasted.replaceAll(/(?<=\d)\s(?=\d)/g, '');
}

/** A pasted ResearcherID or the address of the author's page as the id at its end, in capitals. */
export function readResearcherId(pasted: string): string {
  const [, id] = /(?:^|\/)([a-z]{1,3}-\d{4}-\d{4})\/?$/i.exec(pasted) ?? [];
  return id?.toUpperCase() ?? pasted;
}

/** A pasted AuthorID, SPIN code or the address of the author's page in eLIBRARY as the number itself. */
export function readRincId(pasted: string): string {
  const [, id] = /elibrary\.ru\/\S*[?&](?:author)?id=(\d+)/i.exec(pasted) ?? [];
  return id ?? pasted.replace(/^(?:author\s*id|spin(?:[-\s]?код|[-\s]?code)?)\s*:?\s*/i, '');
}

function inRussia(digits: string): string {
  const [, code, first, second, third] = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return `+7 ${code} ${first}-${second}-${third}`;
}

/** The digits of a Russian number after its +7, null for other numbers. */
function russianDigits(digits: string, international: boolean): string | null {
  const rest = digits.slice(1);
  if (rest.length === DIGITS_IN_RUSSIA && digits.startsWith('7')) return rest;
  if (international) return null;
  if (rest.length === DIGITS_IN_RUSSIA && digits.startsWith('8')) return rest;
  const bare = digits.length === DIGITS_IN_RUSSIA && digits.startsWith(FIRST_OF_A_MOBILE);
  return bare ? digits : null;
}

/**
 * A pasted phone number: a Russian one, also with an 8 or without a code, as +7 900 123-45-67; one of
 * another country with its + or 00 as E.164 writes it. Anything else is given back as it is.
 */
export function readPhone(pasted: string): string {
  if (!/^\+?[\d\s().‐‑–—-]+$/.test(pasted)) return pasted;
  const dialled = pasted.replaceAll(/[^+\d]/g, '').replace(/^00/, '+');
  const digits = dialled.replace('+', '');
  const russian = russianDigits(digits, dialled.startsWith('+'));
  if (russian) return inRussia(russian);
  return dialled.startsWith('+') ? dialled : pasted;
}
