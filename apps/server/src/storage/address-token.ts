import { jwtVerify, SignJWT } from 'jose';

/** What one signed address permits. */
export type AddressGrant =
  | { do: 'put'; key: string; maxBytes: number }
  | { do: 'get'; key: string; name: string; mime: string; inline: boolean };

const AUDIENCE = 'storage';
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

const SECOND = 1000;

/**
 * Until when an address given at `now` works, in seconds since 1970: for `minutes` and at most half as
 * long again, alike for all that are given in the same half. So a page that shows a file stays the same,
 * and browsers find in their cache what they have.
 */
export function lastsUntil(now: Date, minutes: number): number {
  const half = (minutes * 60) / 2;
  return Math.ceil(now.getTime() / SECOND / half) * half + minutes * 60;
}

/** Signs a grant for `minutes`, see `lastsUntil`. */
export async function signGrant(
  secret: string,
  grant: AddressGrant,
  minutes: number,
  now = new Date(),
): Promise<string> {
  return new SignJWT({ ...grant })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(lastsUntil(now, minutes))
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
