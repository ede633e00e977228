import type * as Y from 'yjs';
import { createRelativePositionFromJSON } from 'yjs';
import { z } from 'zod';

const place = z.object({ client: z.int().nonnegative(), clock: z.int().nonnegative() });

/** A place in a text as Yjs writes it: at an item, or at an end of a type. */
const position = z
  .object({
    item: place.nullish(),
    type: place.nullish(),
    tname: z.string().max(80).nullish(),
    assoc: z.int().nullish(),
  })
  .refine(({ item, type, tname }) => Boolean(item ?? type ?? tname))
  .refine((value) => readable(value));

const cursor = z.object({ anchor: position, head: position });

const colour = z.string().regex(/^#[0-9a-f]{3,8}$/i);

function readable(value: object): boolean {
  try {
    const read: Y.RelativePosition = createRelativePositionFromJSON(value);
    return Boolean(read.item ?? read.type ?? read.tname);
  } catch {
    return false;
  }
}

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * What others are told of somebody who has a document open: who he is by the server's own knowledge, his
 * colour, his section and his caret. What a browser says beyond it, or says wrongly, is left out: a caret
 * that nobody can read would end the pages of all others.
 */
export function shownState(
  state: Readonly<Record<string, unknown>>,
  who: { userId: string | null; name: string },
): Record<string, unknown> {
  const color = colour.safeParse(object(state.user).color).data;
  const section = z.string().max(64).safeParse(state.section).data ?? null;
  return {
    user: { id: who.userId, name: who.name, ...(color && { color }) },
    section,
    cursor: cursor.safeParse(state.cursor).data ?? null,
  };
}
