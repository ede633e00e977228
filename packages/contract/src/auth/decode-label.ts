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
