import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const AUDIENCE = 'refresh';
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const claimsSchema = z.object({ sid: z.uuid(), jti: z.uuid() });

/** Signs a refresh token of a session; `tokenId` tells the tokens of one family apart. */
export async function signRefreshToken(
  secret: string,
  props: { sessionId: string; tokenId: string; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: props.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(props.tokenId)
    .setAudience(AUDIENCE)
    .setExpirationTime(props.expiresAt)
    .sign(keyOf(secret));
}

/** The session and id of a refresh token, or null when it is forged or expired. */
export async function readRefreshToken(
  secret: string,
  token: string,
  now: Date,
): Promise<{ sessionId: string; tokenId: string } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience: AUDIENCE,
      currentDate: now,
    });
    const claims = claimsSchema.parse(payload);
    return { sessionId: claims.sid, tokenId: claims.jti };
  } catch {
    return null;
  }
}
