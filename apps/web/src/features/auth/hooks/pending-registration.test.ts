import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import {
  maskedAddress,
  type PendingRegistration,
  parsePending,
  pendingIn,
  pendingPlace,
  resendFrom,
  sentBefore,
} from './pending-registration.ts';

const MINUTE = 60_000;
const pending: PendingRegistration = {
  email: 'anna@mail.ru',
  registrationId: '0192f0a0-0000-7000-8000-000000000001',
  sentAt: 1_000_000,
  notedAt: 1_000_000,
};

describe('a registration that waits for its code', () => {
  it('survives a reload', () => {
    const lost: PendingRegistration = { ...pending, unanswered: true };
    for (const kept of [pending, lost]) {
      expect(parsePending(JSON.stringify(kept), pending.sentAt + MINUTE)).toEqual(kept);
    }
  });

  it('may come from the refusal of a sign-in or of a repeated registration', () => {
    const data = { registration_id: pending.registrationId };
    const refused = (code: 'account_unconfirmed' | 'registration_pending' | 'user_exists') =>
      pendingIn(new ApiError(403, code, { data }), pending.email, pending.sentAt);
    expect(refused('account_unconfirmed')).toEqual(pending);
    expect(refused('registration_pending')).toEqual(pending);
    expect(refused('user_exists')).toBeNull();
  });

  it('outlives its code, and is forgotten when the server has forgotten it', () => {
    const after = (days: number) =>
      parsePending(JSON.stringify(pending), pending.sentAt + days * 24 * 60 * MINUTE);
    expect(after(6)).toEqual(pending);
    expect(after(8)).toBeNull();
  });

  it('waits as long as the refusal says where no new code could be sent', () => {
    const data = { registration_id: pending.registrationId, wait: '2400' };
    const error = new ApiError(403, 'account_unconfirmed', { data });
    const waiting = pendingIn(error, pending.email, 5000);
    expect(waiting && resendFrom(waiting)).toBe(5000 + 2400 * 1000);
  });

  it('stays from page to page of a tab whose storage has no room for it', () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    const begun = { ...pending, ...sentBefore(undefined, Date.now()) };
    const tab = pendingPlace(full);
    tab.write(begun);
    expect(tab.read()).toEqual(begun);
    tab.write(null);
    expect(tab.read()).toBeNull();
  });

  it.each([null, '', '{', '[]', '{"email":1}', '"x"', '{"email":"a@b.ru","sentAt":0}'])(
    'is none in %s',
    (stored) => {
      expect(parsePending(stored, 0)).toBeNull();
    },
  );

  it('may ask for a new code a minute after the last one', () => {
    expect(resendFrom(pending)).toBe(pending.sentAt + MINUTE);
    for (const wait of [7, 60, 3000]) {
      const next = { ...pending, ...sentBefore(wait, 5000) };
      expect(resendFrom(next)).toBe(5000 + wait * 1000);
    }
  });
});

describe('a masked address', () => {
  it.each([
    ['anna@mail.ru', 'a•••@mail.ru'],
    ['я@кафедра.рф', 'я•••@кафедра.рф'],
    ['"a@b"@mail.ru', '"•••@mail.ru'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedAddress(email)).toBe(masked);
  });
});
