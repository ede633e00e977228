import { readSigned, signed } from '../../auth/public.ts';

/**
 * What the link of an invitation carries: its id and a signature of it, so that the same link can be
 * sent again without being kept anywhere.
 */
export const tokenOf = (secret: string, id: string): string => signed(secret, 'invitation', id);

/** The id in a token, or null when the token is not one of ours. */
export const idInToken = (secret: string, token: string): string | null =>
  readSigned(secret, 'invitation', token);
