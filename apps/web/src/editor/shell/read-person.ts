/** Somebody else who has the document open. */
export interface PersonHere {
  clientId: number;
  id: string;
  name: string;
  color: string;
  /** The section where the caret stands. */
  section: string | null;
}

const USUAL_COLOUR = '#5d7ae1';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what a connected browser says of its person; nothing is believed of it. Null without a name. */
export function readPerson(
  clientId: number,
  state: Readonly<Record<string, unknown>>,
): PersonHere | null {
  const said: object = typeof state.user === 'object' && state.user !== null ? state.user : {};
  const user: Partial<Record<string, unknown>> = { ...said };
  const name = text(user.name);
  if (name.trim() === '') return null;
  const colour = text(user.color);
  return {
    clientId,
    id: text(user.id) || String(clientId),
    name,
    color: /^#[0-9a-f]{6}$/i.test(colour) ? colour : USUAL_COLOUR,
    section: text(state.section) || null,
  };
}
