import { describe, expect, it } from 'vitest';
import { type PendingRegistration, parsePending, resendFrom } from './pending-registration.ts';

const MINUTE = 60_000;
const pending: PendingRegistration = {
  email: 'anna@mail.ru',
  registrationId: '0192f0a0-0000-7000-8000-000000000001',
  sentAt: 1_000_000,
};

describe('a registration that waits for its code', () => {
  it('survives a reload', () => {
    expect(parsePending(JSON.stringify(pending), pending.sentAt + MINUTE)).toEqual(pending);
  });

  it('may belong to a sign-in, without a number', () => {
    const stored = JSON.stringify({ ...pending, registrationId: null });
    expect(parsePending(stored, pending.sentAt)?.registrationId).toBeNull();
  });

  it('is forgotten when its code has expired', () => {
    expect(parsePending(JSON.stringify(pending), pending.sentAt + 16 * MINUTE)).toBeNull();
  });

  it.each([null, '', '{', '[]', '{"email":1}', '"x"'])('is none in %s', (stored) => {
    expect(parsePending(stored, 0)).toBeNull();
  });

  it('may ask for a new code a minute after the last one', () => {
    expect(resendFrom(pending)).toBe(pending.sentAt + MINUTE);
  });
});
