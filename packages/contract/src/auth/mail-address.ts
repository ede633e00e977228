const BASE = 36;
const SKEW = 38;
const DAMP = 700;
const [LEAST, MOST] = [1, 26];
const FIRST_CODE = 128;
const FIRST_BIAS = 72;

/** RFC 3492, 6.1: how the bias moves after each letter. */
function adapt(delta: number, letters: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / letters);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) >> 1; bias += BASE)
    rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}

const digitOf = (sign: string): number => {
  const digit = Number.parseInt(sign, BASE);
  // letters come first here, digits after them
  return digit < 10 ? digit + 26 : digit - 10;
};

/**
 * A label of a domain that begins with `xn--`, in its own letters: Punycode, RFC 3492, 6.2.
 * @throws RangeError for what is no label
 */
export function decodeLabel(label: string): string {
  const coded = label.slice('xn--'.length);
  const end = coded.lastIndexOf('-');
  const letters = end > 0 ? [...coded.slice(0, end)].map((sign) => sign.charCodeAt(0)) : [];
  const signs = coded.slice(end + 1);
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let at = 0; at < signs.length; ) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(signs[at++] ?? '');
      if (Number.isNaN(digit)) throw new RangeError(`No label: ${label}`);
      place += digit * weight;
      const threshold = Math.min(MOST, Math.max(LEAST, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    letters.splice(place++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

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
