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
  /\\(?:(?:new|renew|provide)command|DeclareRobustCommand|DeclareMathOperator|[gex]?def)(?![a-zA-Z@])/;

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

/** Reads what stands after the command that defines; null where it is no whole definition. */
export function readDefinition(by: string, start: Rest, reader: TokenReader): Definition | null {
  const star = start?.token.text === '*';
  const named = reader.argument(star ? start.next : start);
  const [, name] = /^\\([\p{L}\p{M}@]+|.)\s*$/u.exec(typedOf(named?.inside ?? [])) ?? [];
  if (!named || !name) return null;
  const parameters = by.endsWith('def') ? plainParameters : countedParameters;
  const { count, preset, rest } = parameters(named.rest, reader);
  const typed = reader.argument(rest);
  if (!typed) return null;
  const body = typed.inside.filter(({ text }) => !text.startsWith('%'));
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
    isSpare: by === 'providecommand',
    rest: typed.rest,
  };
}
