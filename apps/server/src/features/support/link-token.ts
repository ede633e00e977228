import { readSigned, signed } from '../../signed.ts';

/** What the secret link of a request carries: its id with a signature, so that it is kept nowhere. */
export const linkToken = (secret: string, id: string): string => signed(secret, 'support', id);

/** The id in a token, or null when the token is not one of ours. */
export const idInLink = (secret: string, token: string): string | null =>
  readSigned(secret, 'support', token);

/** The page of a request within the site, for whoever has sent it. */
export function pathOf(secret: string, { id, userId }: { id: string; userId: string | null }) {
  return userId ? `/support/requests/${id}` : `/support/${linkToken(secret, id)}`;
}
