import { SWITCHES } from './read-inline.ts';
import {
  type Rest,
  type Taken,
  type Token,
  type TokenReader,
  tokensOf,
  typedOf,
} from './tokens.ts';

/** What a command of one's own stands for. */
export interface Own {
  /** How many arguments it has. */
  count: number;
  /** What the first one is where it is left out. */
  preset: Token[] | null;
  body: Token[];
  /** It ends with `\xspace`: the space after its name is printed. */
  spaced: boolean;
  /** The command of LaTeX itself that it was made to mean, whatever that comes to mean later. */
  frozen?: string | undefined;
}

/** What an environment of one's own begins and ends with. */
export interface OwnEnvironment {
  begin: Own;
  end: Own;
}

interface Definition {
  name: string;
  /** Null where its parameters are parted by signs, which is not carried out. */
  own: Own | null;
  /** It gives way to one that is there. */
  isSpare: boolean;
  rest: Rest;
}

/** What a definition begins with. */
export const DEFINES =
  /\\(?:(?:new|renew|provide)command|DeclareRobustCommand|(?:New|Renew|Provide|Declare)DocumentCommand|DeclareMathOperator|[gex]?def|let|(?:re)?newenvironment)(?![a-zA-Z@])/;

const COMMAND = /^\\([\p{L}\p{M}@]+|.)\s*$/u;

interface Parameters {
  count: number;
  preset: Taken;
  rest: Rest;
}

/** `#1#2` after the name in the way of TeX. */
function plainParameters(start: Rest, reader: TokenReader): Parameters {
  let count = 0;
  let rest = start;
  for (; rest && rest.token.text !== '{'; rest = rest.next) {
    count = rest.token.text === `#${count + 1}` ? count + 1 : Number.NaN;
    reader.spend(1);
  }
  return { count, preset: null, rest };
}

/** `[2][first]` after the name. */
function countedParameters(start: Rest, reader: TokenReader): Parameters {
  const counted = reader.optional(start);
  if (!counted) return { count: 0, preset: null, rest: start };
  const preset = reader.optional(counted.rest);
  return { count: Number(typedOf(counted.inside)), preset, rest: (preset ?? counted).rest };
}

/** `{m O{first} m}`: only the first argument may be left out, as in the older way. */
function listedParameters(start: Rest, reader: TokenReader): Parameters {
  const listed = reader.group(start);
  const typed = typedOf(listed?.inside ?? []).trim();
  const [known, first, preset = '', others = ''] =
    /^(o|O ?\{([^{}]*)\})?((?: ?\+?m)*)$/.exec(typed) ?? [];
  const count = (first ? 1 : 0) + others.replace(/[^m]/g, '').length;
  return {
    count: known === undefined ? Number.NaN : count,
    preset: first ? { inside: tokensOf(preset), rest: null } : null,
    rest: listed?.rest ?? start,
  };
}

const withoutComments = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }) => !text.startsWith('%'));

/** Reads what stands after the command that defines; null where it is no whole definition. */
export function readDefinition(by: string, start: Rest, reader: TokenReader): Definition | null {
  const star = start?.token.text === '*';
  const named = reader.argument(star ? start.next : start);
  const [, name] = COMMAND.exec(typedOf(named?.inside ?? [])) ?? [];
  if (!named || !name) return null;
  const parameters = by.endsWith('def')
    ? plainParameters
    : by.endsWith('DocumentCommand')
      ? listedParameters
      : countedParameters;
  const { count, preset, rest } = parameters(named.rest, reader);
  const typed = reader.argument(rest);
  if (!typed) return null;
  const body = withoutComments(typed.inside);
  const spaced = body.at(-1)?.text.trim() === '\\xspace';
  if (spaced) body.pop();
  if (by === 'DeclareMathOperator') {
    body.unshift(...tokensOf(star ? '\\operatorname*{' : '\\operatorname{'));
    body.push(...tokensOf('}'));
  }
  const own = { count, preset: preset?.inside ?? null, body, spaced };
  return {
    name,
    own: count >= 0 && count <= 9 ? own : null,
    isSpare: /^provide/i.test(by),
    rest: typed.rest,
  };
}

/** `\let\a\b` or `\let\a=b`: one command gets the meaning of another, or of a sign. */
export function readLet(
  start: Rest,
  reader: TokenReader,
): { name: string; meant: string; rest: Rest } | null {
  const named = reader.argument(start);
  const [, name] = COMMAND.exec(typedOf(named?.inside ?? [])) ?? [];
  const next = named && reader.argument(named.rest);
  const equals = next && typedOf(next.inside) === '=';
  const typed = equals ? reader.argument(next.rest) : next;
  const [meant, ...more] = typed?.inside ?? [];
  // a name put together by `\csname` is not known here
  if (!name || name === 'csname' || !typed || !meant || more.length > 0) return null;
  return { name, meant: meant.text.trim(), rest: typed.rest };
}

/** Whether a switch in what an environment begins with goes on to its end. */
function switches(begin: readonly Token[]): boolean {
  let depth = 0;
  return begin.some(({ text }) => {
    if (/^(\{|\\begin\b)/.test(text)) depth += 1;
    if (/^(\}|\\end\b)/.test(text)) depth -= 1;
    return depth === 0 && SWITCHES[text.trim().slice(1)] !== undefined;
  });
}

/** `{name}[2][first]{begin}{end}` after the command; null where it is no whole definition. */
export function readEnvironment(
  start: Rest,
  reader: TokenReader,
): { name: string; own: OwnEnvironment | null; rest: Rest } | null {
  const named = reader.group(start?.token.text === '*' ? start.next : start);
  if (!named) return null;
  const { count, preset, rest } = countedParameters(named.rest, reader);
  const begun = reader.group(rest);
  // what begins and ends code is one token, from the one part into the other
  if (begun?.inside.some(({ text }) => /^\\begin\s*\{\w+\*?\}\}/.test(text))) return null;
  const ended = begun && reader.group(begun.rest);
  if (!ended) return null;
  const begin = withoutComments(begun.inside);
  const end = withoutComments(ended.inside);
  if (switches(begin)) {
    // what changes nothing else bounds it
    begin.unshift(...tokensOf('\\begin{sloppypar}'));
    end.push(...tokensOf('\\end{sloppypar}'));
  }
  const own = {
    begin: { count, preset: preset?.inside ?? null, body: begin, spaced: true },
    end: { count: 0, preset: null, body: end, spaced: true },
  };
  const name = typedOf(named.inside).trim();
  return { name, own: count >= 0 && count <= 9 ? own : null, rest: ended.rest };
}
