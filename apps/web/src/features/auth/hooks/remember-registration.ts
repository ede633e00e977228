import { PENDING_KEY, type PendingRegistration } from './pending-registration.ts';

/** What of an address may be shown to whoever comes to the device: «a•••@mail.ru». */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

/**
 * Remembers on the device that a registration waits for its code, so that whoever has closed the browser
 * finds the step of the code again. Not more of the address than may be shown: the device may be of many.
 */
export function rememberRegistration(
  device: Pick<Storage, 'setItem'>,
  pending: PendingRegistration,
): void {
  const { email, masked = maskedAddress(email) } = pending;
  try {
    device.setItem(PENDING_KEY, JSON.stringify({ ...pending, email: '', masked }));
  } catch {
    // without room the tab remembers it alone
  }
}
