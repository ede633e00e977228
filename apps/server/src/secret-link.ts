import { createHash, randomBytes } from 'node:crypto';

/** What is kept of the secret of a link. */
export const hashOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** A secret for a link: 256 random bits, of which only the hash is kept. */
export function newLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfLink(token) };
}
