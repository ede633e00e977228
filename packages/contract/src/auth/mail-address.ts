import { decodeLabel } from './decode-label.ts';

/** Letters, digits and what joins them: nothing that an address of a page would take for its path. */
const DOMAIN = /^[\p{L}\p{N}\p{M}.-]+\.[\p{L}\p{N}\p{M}-]*\p{L}[\p{L}\p{N}\p{M}-]*$/u;
const ENCODED = /^xn--/;
/** No part of a name begins or ends so. */
const EDGE_HYPHEN = /^-|-$/;
const ASCII = /^\p{ASCII}*$/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** A word of an address in which letters of both alphabets stand, `p` for `р`. */
const MIXED =
  /\p{Script=Latin}[\p{L}\p{M}]*\p{Script=Cyrillic}|\p{Script=Cyrillic}[\p{L}\p{M}]*\p{Script=Latin}/u;

/** What keeps mail from an address that looks like one, by the key of its text. */
export type MailProblem = 'email_invalid' | 'email_cyrillic' | 'email_mixed';

/**
 * A domain as people read it, whatever form it was typed in: `XN--80AAF0AXEJ.xn--p1ai.` and `Кафедра.РФ`
 * are `кафедра.рф`. Null for what is no name of a domain.
 */
function readableDomain(typed: string): string | null {
  const name = typed.replace(/\.$/, '');
  if (!DOMAIN.test(name)) return null;
  try {
    // the mapping of UTS 46, which every browser and Node have for addresses of pages
    const ascii = new URL(`http://${name}`).hostname;
    const labels = ascii
      .split('.')
      .map((label) => (ENCODED.test(label) ? decodeLabel(label) : label));
    return labels.some((label) => EDGE_HYPHEN.test(label)) ? null : labels.join('.');
  } catch {
    return null;
  }
}

/**
 * The one form of an e-mail address under which everything is kept and looked up: without spaces around,
 * in small letters, composed (NFC), the domain without a dot at its end and in the letters of its
 * language. What is no address stays as it was typed.
 */
export function mailAddress(typed: string): string {
  const address = typed.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0 || address.length > 1000) return address;
  const domain = readableDomain(address.slice(at + 1));
  return domain === null ? address : `${address.slice(0, at)}@${domain}`;
}

/** Whether the part after the sign @ can be the name of a domain. */
export function hasDomain(address: string): boolean {
  return readableDomain(address.slice(address.lastIndexOf('@') + 1)) !== null;
}

/**
 * What keeps mail from an address that looks like one; null where nothing does. Names in other letters than
 * the Latin ones are given out only in domains of such letters, as .рф is; a letter of the other alphabet
 * is to be typed in Latin where the zone of the domain is Latin.
 */
export function mailProblem(address: string): MailProblem | null {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (name.startsWith('.') || name.endsWith('.')) return 'email_invalid';
  const latinZone = ASCII.test(domain.slice(domain.lastIndexOf('.')));
  if (MIXED.test(domain)) return latinZone ? 'email_cyrillic' : 'email_mixed';
  if (!ASCII.test(domain)) return MIXED.test(name) ? 'email_mixed' : null;
  if (ASCII.test(name)) return null;
  return CYRILLIC.test(name) ? 'email_cyrillic' : 'email_invalid';
}
