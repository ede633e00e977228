import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../auth/public.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What the link of an invitation carries: its id and a signature of it, so that the same link can be
 * sent again without being kept anywhere.
 */
export function tokenOf(secret: string, id: string): string {
  return `${id}.${hashSecret(secret, 'invitation', id)}`;
}

/** The id in a token, or null when the token is not one of ours. */
export function idInToken(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  if (!UUID.test(id)) return null;
  const expected = Buffer.from(hashSecret(secret, 'invitation', id));
  const said = Buffer.from(given);
  return said.length === expected.length && timingSafeEqual(said, expected) ? id : null;
}
