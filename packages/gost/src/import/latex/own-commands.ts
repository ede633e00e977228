import {
  DEFINES,
  type Own,
  type OwnEnvironment,
  readDefinition,
  readEnvironment,
  readLet,
} from './define.ts';
import { isKnownEnvironment } from './environments.ts';
import { CITATIONS } from './file.ts';
import { REFERENCES } from './read-inline.ts';
import { LAYOUT } from './signs.ts';
import { type Call, type Rest, type Token, TokenReader, tokensOf, typedOf } from './tokens.ts';

const DEEPEST = 100;

/** Names that the reader has a meaning for, which a page's look in the file must not take from it. */
const STRUCTURE =
  /^(part|chapter|(sub)*section|(sub)?paragraph|appendix|item|bibitem|caption|captionof|label|footnote(text)?|begin|end|includegraphics|url|href)$/;
const isKept = (name: string) =>
  STRUCTURE.test(name) || LAYOUT.has(name) || CITATIONS.has(name) || REFERENCES.test(name);

const isWithin = (name: string, call: Call | null): boolean =>
  call !== null && (call.name === name || isWithin(name, call.around));

/** Some of the text was read: this is left. */
type Done = { rest: Rest } | null;

class OwnCommands {
  readonly #own = new Map<string, Own>();
  readonly #environments = new Map<string, OwnEnvironment>();
  /** What those end with that have begun, by their names. */
  readonly #begun = new Map<string, Own[]>();
  readonly #reader: TokenReader;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  /** Takes a definition away; null for what is none. */
  define({ text }: Token, start: Rest): Done {
    const by = text.trim();
    if (DEFINES.exec(by)?.[0] !== by) return null;
    if (by === '\\let') return this.#let(start);
    if (by.endsWith('environment')) return this.#defineEnvironment(start);
    const read = readDefinition(by.slice(1), start, this.#reader);
    if (!read) return null;
    const { name, own, isSpare } = read;
    if (own && !isKept(name) && !(isSpare && this.#own.has(name))) this.#own.set(name, own);
    return read;
  }

  #let(start: Rest): Done {
    const read = readLet(start, this.#reader);
    if (!read) return null;
    const { name, meant } = read;
    const other = meant.startsWith('\\') ? meant.slice(1) : undefined;
    const own = this.#own.get(other ?? '') ?? {
      count: 0,
      preset: null,
      body: tokensOf(meant),
      spaced: false,
      frozen: other,
    };
    if (!isKept(name)) this.#own.set(name, own);
    return read;
  }

  #defineEnvironment(start: Rest): Done {
    const read = readEnvironment(start, this.#reader);
    if (read?.own && !isKnownEnvironment(read.name)) this.#environments.set(read.name, read.own);
    return read;
  }

  /** Puts what an environment of one's own begins or ends with in the place of its edge; null for any other. */
  edge({ text, within }: Token, start: Rest): Done {
    const [, edge] = /^\\(begin|end)\s*$/.exec(text) ?? [];
    const named = edge === undefined ? null : this.#reader.group(start);
    const name = typedOf(named?.inside ?? []).trim();
    const own = this.#environments.get(name);
    if (!named || !own) return null;
    const ends = this.#begun.get(name) ?? [];
    this.#begun.set(name, ends);
    if (edge === 'end') {
      const end = ends.pop();
      return end ? this.#put(`end ${name}`, end, { start: named.rest, within }) : null;
    }
    const done = this.#put(`begin ${name}`, own.begin, { start: named.rest, within });
    if (done) ends.push(own.end);
    return done;
  }

  /** Puts what a command stands for before the rest; null for what is none of one's own. */
  call({ text, within }: Token, start: Rest): Done {
    const [, word = ''] = /^\\([\p{L}\p{M}@]+)/u.exec(text) ?? [];
    // letters that are not Latin, and @, belong to a name only where it is defined with them
    const names = [word, /^[a-z]*/i.exec(word)?.[0] ?? ''];
    const name = names.find((one) => this.#own.has(one)) ?? '';
    const own = this.#own.get(name);
    if (!own) return null;
    const after = text.slice(name.length + 1);
    const isDropped = after.trim() === '' && !own.spaced;
    const from = isDropped ? start : this.#reader.before([{ text: after, within }], start);
    return this.#put(name, own, { start: from, within });
  }

  #put(name: string, own: Own, { start, within }: { start: Rest; within: Call | null }): Done {
    const depth = (within?.depth ?? 0) + 1;
    if (depth > DEEPEST || isWithin(name, within)) return null;
    const made: Call = { name: own.frozen ?? name, depth, around: within };
    const given = this.#arguments(own, start, made);
    if (!given) return null;
    const body = own.body.flatMap(({ text: sign }): readonly Token[] => {
      const argument = given.args[Number(/^#([1-9])$/.exec(sign)?.[1]) - 1];
      return argument ?? [{ text: sign.replace(/^##/, '#'), within: made }];
    });
    return { rest: this.#reader.before(body, given.rest) };
  }

  #arguments({ count, preset }: Own, start: Rest, made: Call) {
    const args: (readonly Token[])[] = [];
    let rest = start;
    if (preset && count > 0) {
      const given = this.#reader.optional(rest);
      args.push(given?.inside ?? preset.map(({ text }) => ({ text, within: made })));
      rest = given?.rest ?? rest;
    }
    while (args.length < count) {
      const given = this.#reader.argument(rest);
      if (!given) return null;
      args.push(given.inside);
      rest = given.rest;
    }
    return { args, rest };
  }
}

/**
 * Carries the commands and environments out that a text of LaTeX defines for itself, in formulas too, and takes the
 * definitions away.
 * What goes round in itself, or lacks an argument, stays as typed.
 * @throws ImportError `import_too_big` for a text that becomes too long
 */
export function carryOut(text: string): string {
  if (!DEFINES.test(text)) return text;
  const reader = new TokenReader(text.length);
  const commands = new OwnCommands(reader);
  const printed: string[] = [];
  let rest = reader.before(tokensOf(text), null);
  while (rest) {
    const { token, next } = rest;
    const isCommand = token.text.startsWith('\\');
    const done = isCommand
      ? (commands.define(token, next) ?? commands.edge(token, next) ?? commands.call(token, next))
      : null;
    rest = done ? done.rest : next;
    if (done) continue;
    // a name must not go on with the letters that came to stand after it
    const parted = /^[\p{L}@]/u.test(token.text) && /^\\[\p{L}@]+$/u.test(printed.at(-1) ?? '');
    printed.push(parted ? ` ${token.text}` : token.text);
  }
  return printed.join('');
}
