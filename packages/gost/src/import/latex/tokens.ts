import { MAX_TEXT_BYTES } from '../decode-text.ts';
import { ImportError } from '../errors.ts';

/** A call that a token came out of, and the call around it. */
export interface Call {
  name: string;
  depth: number;
  around: Call | null;
}
export interface Token {
  text: string;
  within: Call | null;
}
/** What is still to be read; a list, so that what does not fit is left as it stands. */
export type Rest = { token: Token; next: Rest } | null;
export type Taken = { inside: Token[]; rest: Rest } | null;

/** Code and addresses, where a backslash and a percent sign are what they are, and comments. */
export const ASIDE: string = [
  /\\begin\s*\{(?<code>(?:verbatim|Verbatim|lstlisting|minted|alltt|comment)\*?)\}[\s\S]*?(?:\\end\s*\{\k<code>\}|$)/u,
  /\\(?:verb\*?|lstinline(?:\[[^\]\\\n]*\])?)(?<sign>[^\p{L}\s{*[\]])[^\n]*?(?:\k<sign>|(?=\n)|$)/u,
  /\\(?:url|path|href)\s*\{[^{}\n#\\]*\}/u,
  /%[^\n]*(?:\n[^\S\n]*)?/u,
]
  .map(({ source }) => source)
  .join('|');

/** Each of those is one token. */
const TOKEN = new RegExp(
  [
    ASIDE,
    /\\[\p{L}\p{M}@]+(?:[^\S\n]*\n(?![^\S\n]*\n)[^\S\n]*|[^\S\n]+)?/u.source,
    /\\[\s\S]|#+[1-9]?|\s+|[^\\{}%#[\]\s]+|[\s\S]/u.source,
  ].join('|'),
  'gu',
);

export const tokensOf = (text: string): Token[] =>
  (text.match(TOKEN) ?? []).map((found) => ({ text: found, within: null }));

export const typedOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join('');

function skipSpace(rest: Rest): Rest {
  let at = rest;
  while (at && /^[\s%]/.test(at.token.text)) at = at.next;
  return at;
}

/** Reads arguments, and bears only so much work: commands may double what they are given. */
export class TokenReader {
  #left: number;

  constructor(length: number) {
    this.#left = MAX_TEXT_BYTES + 4 * length;
  }

  /** @throws ImportError `import_too_big` */
  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new ImportError('import_too_big', 'total_too_big');
  }

  before(tokens: readonly Token[], rest: Rest): Rest {
    return tokens.reduceRight<Rest>((next, token) => {
      this.spend(token.text.length + 1);
      return { token, next };
    }, rest);
  }

  /** What stands up to the bracket that closes. */
  #until(close: '}' | ']', start: Rest): Taken {
    const inside: Token[] = [];
    let depth = 0;
    for (let at = start; at; at = at.next) {
      this.spend(1);
      const { text: sign } = at.token;
      if (depth === 0 && sign === close) return { inside, rest: at.next };
      if (depth === 0 && sign === '}') return null;
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      inside.push(at.token);
    }
    return null;
  }

  /** A group, or one sign or command. */
  argument(start: Rest): Taken {
    const at = skipSpace(start);
    if (!at || at.token.text === '}') return null;
    const { token, next } = at;
    if (token.text === '{') return this.group(at);
    if (token.text.startsWith('\\')) return { inside: [token], rest: next };
    const [first = '', ...more] = token.text;
    const left = more.length > 0 ? [{ ...token, text: more.join('') }] : [];
    return { inside: [{ ...token, text: first }], rest: this.before(left, next) };
  }

  group(start: Rest): Taken {
    const at = skipSpace(start);
    return at?.token.text === '{' ? this.#until('}', at.next) : null;
  }

  optional(start: Rest): Taken {
    const at = skipSpace(start);
    return at?.token.text === '[' ? this.#until(']', at.next) : null;
  }
}
