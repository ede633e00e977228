import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../auth/public.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the secret link of a request carries: its id with a signature, so that it is kept nowhere. */
export function linkToken(secret: string, id: string): string {
  return `${id}.${hashSecret(secret, 'support', id)}`;
}

/** The id in a token, or null when the token is not one of ours. */
export function idInLink(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  if (!UUID.test(id)) return null;
  const expected = Buffer.from(hashSecret(secret, 'support', id));
  const said = Buffer.from(given);
  return said.length === expected.length && timingSafeEqual(said, expected) ? id : null;
}

/** The page of a request within the site, for whoever has sent it. */
export function pathOf(secret: string, { id, userId }: { id: string; userId: string | null }) {
  return userId ? `/support/requests/${id}` : `/support/${linkToken(secret, id)}`;
}
