import { AUTH_LIMITS, idSchema } from '@pv/contract';

const KEY = 'pv_sign_up';

/** A registration that waits for its code. The password is never stored. */
export interface PendingRegistration {
  email: string;
  /** Null when the code was sent because of a sign-in, not of a registration in this browser. */
  registrationId: string | null;
  /** When the last code was sent, ms. */
  sentAt: number;
}

/** The moment from which a new code may be asked for, ms. */
export function resendFrom({ sentAt }: PendingRegistration): number {
  return sentAt + AUTH_LIMITS.codePauseSeconds * 1000;
}

/** What is stored, if it is a registration and young enough for its code to matter. */
export function parsePending(stored: string | null, now: number): PendingRegistration | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { email, registrationId, sentAt } = value as Record<string, unknown>;
    if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
    if (now - sentAt > AUTH_LIMITS.codeMinutes * 60_000) return null;
    const id = idSchema.safeParse(registrationId);
    return { email, registrationId: id.success ? id.data : null, sentAt };
  } catch {
    return null;
  }
}

/** Reads the waiting registration of this tab. */
export function readPending(): PendingRegistration | null {
  return parsePending(window.sessionStorage.getItem(KEY), Date.now());
}

/** Stores the waiting registration, or forgets it. */
export function writePending(pending: PendingRegistration | null): void {
  if (pending) window.sessionStorage.setItem(KEY, JSON.stringify(pending));
  else window.sessionStorage.removeItem(KEY);
}
