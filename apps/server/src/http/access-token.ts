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

/** Until when a token is good for whom. */
interface Verified {
  actor: Actor;
  ends: number;
}

/** @throws where it is forged, expired or of another kind */
async function verify(secret: string, token: string, now: Date): Promise<Verified> {
  const { payload } = await jwtVerify(token, keyOf(secret), {
    audience: AUDIENCE,
    currentDate: now,
    requiredClaims: ['exp'],
  });
  const claims = accessClaimsSchema.parse(payload);
  const actor = {
    userId: claims.uid,
    email: claims.sub,
    sessionId: claims.sid,
    profileName: claims.profile?.name ?? null,
  };
  return { actor, ends: (payload.exp ?? 0) * 1000 };
}

/** The person of an access token, or null when it is forged, expired or of another kind. */
export async function readAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<Actor | null> {
  return verify(secret, token, now).then(
    ({ actor }) => actor,
    () => null,
  );
}

/** Tokens that are remembered at the most; a few megabytes. */
const REMEMBERED = 5000;

const known = new Map<string, Verified>();

/**
 * As `readAccessToken`, each token but once: a page calls many times with the same, and what was signed stays
 * signed. Whether it has expired is looked at each time.
 */
export async function recallAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const key = `${secret} ${token}`;
  const found = known.get(key);
  if (found && now.getTime() < found.ends) return found.actor;
  known.delete(key);
  const verified = await verify(secret, token, now).catch(() => null);
  if (!verified) return null;
  known.set(key, verified);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest) known.delete(oldest);
  return verified.actor;
}
