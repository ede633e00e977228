import { AUTH_LIMITS, idSchema } from '@pv/contract';
import { isApiError } from '../../../app/api/api-error.ts';
import { type RoomyStorage, roomyStorage } from '../../../app/session/roomy-storage.ts';

const KEY = 'pv_sign_up';
const DAY = 86_400_000;

/** A registration that waits for its code. The password is never stored. */
export interface PendingRegistration {
  email: string;
  registrationId: string;
  /** When the last code was sent, ms. */
  sentAt: number;
  /** What the clock showed when that was learnt, ms. */
  notedAt: number;
  /** No answer came to a code: it may have been taken, and it works only once. */
  unanswered?: true;
}

/** The registration that a refusal says is waiting for its code; null for any other failure. */
export function pendingIn(error: unknown, email: string, now: number): PendingRegistration | null {
  if (!isApiError(error, 'registration_pending', 'account_unconfirmed')) return null;
  const { registration_id: registrationId, wait } = error.data;
  return registrationId ? { email, registrationId, ...sentBefore(Number(wait), now) } : null;
}

/** The moment from which a new code may be asked for, ms. */
export function resendFrom({ sentAt }: PendingRegistration): number {
  return sentAt + AUTH_LIMITS.codePauseSeconds * 1000;
}

/** When a code must have been sent for the next to be `wait` seconds away; just now without a wait. */
export function sentBefore(
  wait: number | undefined,
  now: number,
): Pick<PendingRegistration, 'sentAt' | 'notedAt'> {
  const pause = AUTH_LIMITS.codePauseSeconds;
  return { sentAt: now + ((wait || pause) - pause) * 1000, notedAt: now };
}

/** What is stored, if it is a registration that the server keeps still; its code can be sent anew. */
export function parsePending(stored: string | null, now: number): PendingRegistration | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { email, registrationId, sentAt, notedAt, unanswered } = value as Record<string, unknown>;
    if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
    if (now - sentAt > AUTH_LIMITS.unconfirmedDays * DAY) return null;
    const pending = {
      email,
      registrationId: idSchema.parse(registrationId),
      sentAt,
      notedAt: typeof notedAt === 'number' ? notedAt : sentAt,
    };
    return unanswered === true ? { ...pending, unanswered } : pending;
  } catch {
    return null;
  }
}

/** The place of a tab for its waiting registration; a full storage keeps it as long as the page is open. */
export function pendingPlace(storage: Parameters<typeof roomyStorage>[0]) {
  const kept: RoomyStorage = roomyStorage(storage);
  return {
    read: () => parsePending(kept.getItem(KEY), Date.now()),
    write(pending: PendingRegistration | null) {
      if (pending) kept.setItem(KEY, JSON.stringify(pending));
      else kept.removeItem(KEY);
    },
  };
}

let place: ReturnType<typeof pendingPlace> | undefined;

/** One for all pages of the tab: what has found no room is handed from one to the next. */
function ofThisTab() {
  place ??= pendingPlace(window.sessionStorage);
  return place;
}

/** Reads the waiting registration of this tab. */
export const readPending = (): PendingRegistration | null => ofThisTab().read();

/** Stores the waiting registration, or forgets it. */
export const writePending = (pending: PendingRegistration | null): void =>
  ofThisTab().write(pending);
