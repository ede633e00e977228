import { checkedLine } from './checked-line.ts';

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

/** A pasted ORCID, also its address or sixteen digits together, as 0000-0002-1825-0097. */
export function readOrcid(pasted: string): string {
  const bare = pasted.replace(/^(https?:\/\/)?(www\.)?orcid\.org\//i, '').replace(/[/?#].*$/, '');
  const signs = bare.replace(/^orcid(?:\s*id)?\s*:?\s*/i, '').replaceAll(/[\s‐‑–—-]/g, '');
  if (!/^\d{15}[\dX]$/i.test(signs)) return pasted;
  return (signs.toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** An ORCID, or nothing. */
export const orcidSchema = checkedLine(isOrcid, 'orcid_wrong', readOrcid, '0000-0002-1825-0097');
