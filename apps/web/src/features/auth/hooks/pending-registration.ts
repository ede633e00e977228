import { AUTH_LIMITS, anyEmailSchema, idSchema } from '@pv/contract';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type RoomyStorage, roomyStorage } from '../../../platform/session/storage.ts';

/** What of an address may be shown to whoever comes to the device: «a•••@mail.ru». */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Its place in the storage of the tab, and in that of the device. */
export const PENDING_KEY = 'pv_sign_up';
const MINUTE = 60_000;

/** A registration that waits for its code. The password is never stored. */
export interface PendingRegistration {
  /** Empty in another tab and where the browser was closed since: the device keeps no more of it than `masked`. */
  email: string;
  /** What of the address may be shown to whoever opens the page on this device. */
  masked?: string;
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
    const kept = value as Record<string, unknown>;
    const { email, masked, registrationId, sentAt, notedAt = sentAt, unanswered } = kept;
    if (typeof email !== 'string' || typeof sentAt !== 'number' || typeof notedAt !== 'number') {
      return null;
    }
    const own = typeof masked === 'string';
    const minutes = own ? AUTH_LIMITS.codeMinutes : AUTH_LIMITS.unconfirmedDays * 24 * 60;
    if (now - (own ? notedAt : sentAt) > minutes * MINUTE) return null;
    return {
      email,
      registrationId: idSchema.parse(registrationId),
      sentAt,
      notedAt,
      ...(own && { masked }),
      ...(unanswered === true && { unanswered }),
    };
  } catch {
    return null;
  }
}

/** Whether a registration that the device remembers may be that of an address. */
function fits({ masked }: PendingRegistration, address: string | undefined): boolean {
  const named = anyEmailSchema.safeParse(address);
  return masked === undefined || !named.success || maskedAddress(named.data) === masked;
}

/**
 * The place of a tab for its waiting registration; a full storage keeps it as long as the page is open. What
 * `device` remembers of one begun in another tab, or before the browser was closed, is taken until its code is over.
 */
export function pendingPlace(
  storage: Parameters<typeof roomyStorage>[0],
  device?: Pick<Storage, 'getItem' | 'removeItem'>,
) {
  const kept: RoomyStorage = roomyStorage(storage);
  const parse = (stored: string | null | undefined) => parsePending(stored ?? null, Date.now());
  return {
    /** What waits; with the address that somebody comes with, nothing that the device remembers of another. */
    read(address?: string) {
      const found = parse(kept.getItem(PENDING_KEY)) ?? parse(device?.getItem(PENDING_KEY));
      // nothing of one whose code is over stays there
      if (!found) device?.removeItem(PENDING_KEY);
      return found && fits(found, address) ? found : null;
    },
    write(pending: PendingRegistration | null) {
      if (pending) return kept.setItem(PENDING_KEY, JSON.stringify(pending));
      kept.removeItem(PENDING_KEY);
      device?.removeItem(PENDING_KEY);
    },
  };
}

let place: ReturnType<typeof pendingPlace> | undefined;

/** One for all pages of the tab: what has found no room is handed from one to the next. */
function ofThisTab() {
  place ??= pendingPlace(window.sessionStorage, window.localStorage);
  return place;
}

/** Reads the waiting registration of this tab, or what the device remembers of the last one, if it fits `address`. */
export const readPending = (address?: string): PendingRegistration | null =>
  ofThisTab().read(address);

/** Stores the waiting registration, or forgets it, on the device too. */
export const writePending = (pending: PendingRegistration | null): void =>
  ofThisTab().write(pending);
