import { type AccessClaims, accessClaimsSchema } from '@pv/contract';

function payloadOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The claims of an access token, unverified: the server verifies, we only read. Null if unreadable. */
export function readClaims(token: string): AccessClaims | null {
  try {
    return accessClaimsSchema.parse(payloadOf(token));
  } catch {
    return null;
  }
}

/** The moment a token expires, ms; null when the token does not say. */
export function expiryOf(token: string): number | null {
  try {
    const payload = payloadOf(token);
    const exp = typeof payload === 'object' && payload && 'exp' in payload ? payload.exp : null;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
