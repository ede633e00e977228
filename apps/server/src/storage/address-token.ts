import { jwtVerify, SignJWT } from 'jose';

/** What one signed address permits. */
export type AddressGrant =
  | { do: 'put'; key: string; maxBytes: number }
  | { do: 'get'; key: string; name: string; mime: string; inline: boolean };

const AUDIENCE = 'storage';
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Signs a grant for `minutes`. */
export async function signGrant(
  secret: string,
  grant: AddressGrant,
  minutes: number,
): Promise<string> {
  return new SignJWT({ ...grant })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(`${minutes}m`)
    .sign(keyOf(secret));
}

/** The grant of a token, or null when it is forged, expired or for something else. */
export async function readGrant(secret: string, token: string): Promise<AddressGrant | null> {
  try {
    const { payload } = await jwtVerify<AddressGrant>(token, keyOf(secret), { audience: AUDIENCE });
    return payload;
  } catch {
    return null;
  }
}
