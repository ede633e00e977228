import { z } from 'zod';

/** What a schema says of a value, as JSON Schema. */
interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
}

/** Gives the id of something real for the name of a field, undefined where it knows none. */
export type KnownValues = (key: string) => unknown;

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00:00Z',
  time: '10:00',
  uri: 'https://example.ru',
  email: 'somebody@mail.ru',
  uuid: '01890000-0000-7000-8000-000000000000',
};

function madeOf(shape: Shape, key: string, known: KnownValues): unknown {
  const own = known(key);
  if (own !== undefined) return own;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return madeOf(first, key, known);
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return Object.fromEntries(fields.map(([name, one]) => [name, madeOf(one, name, known)]));
  }
  if (shape.type === 'array') return shape.items ? [madeOf(shape.items, key, known)] : [];
  if (shape.type === 'integer' || shape.type === 'number') {
    return Math.max(shape.minimum ?? 0, (shape.exclusiveMinimum ?? -1) + 1);
  }
  if (shape.type === 'boolean') return true;
  return TEXTS[shape.format ?? ''] ?? 'а'.repeat(Math.max(1, shape.minLength ?? 1));
}

/** A value with all its fields that a schema would take, or nearly: patterns are not followed. */
export function madeFor(schema: z.ZodType, known: KnownValues): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return madeOf(shape, '', known);
}

/** The way to a part of a value: keys and places in lists. */
type Way = readonly (string | number)[];

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return value && typeof value === 'object' ? Object.entries(value) : [];
}

/** The ways to all parts of a value, to itself first; those to lists and objects apart. */
export function waysInto(value: unknown): { whole: Way[]; leaves: Way[] } {
  const inside = entriesOf(value);
  const ways: { whole: Way[]; leaves: Way[] } = { whole: [], leaves: [] };
  (inside.length > 0 ? ways.whole : ways.leaves).push([]);
  for (const [key, one] of inside) {
    const below = waysInto(one);
    ways.whole.push(...below.whole.map((way) => [key, ...way]));
    ways.leaves.push(...below.leaves.map((way) => [key, ...way]));
  }
  return ways;
}

/** `value` with `part` in place of what `way` leads to. */
export function withPart(value: unknown, [key, ...rest]: Way, part: unknown): unknown {
  if (key === undefined) return part;
  const changed = entriesOf(value).map(([name, one]): [string | number, unknown] => [
    name,
    name === key ? withPart(one, rest, part) : one,
  ]);
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
}
