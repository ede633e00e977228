import { accessClaimsSchema } from '@pv/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Actor } from '../context.ts';

const AUDIENCE = 'access';
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Signs the access token of a session, RFC 7519; `minutes` is its life. */
export async function signAccessToken(
  secret: string,
  actor: Actor,
  now: Date,
  minutes: number,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const profile = actor.profileName === null ? null : { name: actor.profileName };
  return new SignJWT({ uid: actor.userId, sid: actor.sessionId, profile })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(actor.email)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + minutes * 60)
    .sign(keyOf(secret));
}

/** The person of an access token, or null when it is forged, expired or of another kind. */
export async function readAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<Actor | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience: AUDIENCE,
      currentDate: now,
    });
    const claims = accessClaimsSchema.parse(payload);
    return {
      userId: claims.uid,
      email: claims.sub,
      sessionId: claims.sid,
      profileName: claims.profile?.name ?? null,
    };
  } catch {
    return null;
  }
}
