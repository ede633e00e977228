import { maskedAddress } from './masked-address.ts';
import { PENDING_KEY, type PendingRegistration } from './pending-registration.ts';

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
