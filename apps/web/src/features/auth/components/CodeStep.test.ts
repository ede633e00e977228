import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../platform/session/storage.ts';
import {
  PENDING_KEY,
  type PendingRegistration,
  pendingPlace,
} from '../hooks/pending-registration.ts';
import { rememberRegistration } from './CodeStep.tsx';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 23, 4);
const begun: PendingRegistration = {
  email: 'anna.belova@mail.ru',
  registrationId: '0192f0a0-0000-7000-8000-000000000001',
  sentAt: NOW,
  notedAt: NOW,
};

describe('a device on which a registration was begun', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('leads to its code in a tab opened later, and keeps no more of the address than it shows', () => {
    const device = memoryStorage();
    rememberRegistration(device, begun);
    expect(device.getItem(PENDING_KEY)).not.toContain('anna.belova');
    const found = pendingPlace(memoryStorage(), device).read();
    expect(found).toEqual({ ...begun, email: '', masked: 'a•••@mail.ru' });
    // what the tab learns after that is remembered under the same mask
    if (found) rememberRegistration(device, { ...found, sentAt: NOW + MINUTE });
    expect(pendingPlace(memoryStorage(), device).read()).toMatchObject({ masked: 'a•••@mail.ru' });
  });

  it('forgets it with the life of the code, also where no new one could be sent for long', () => {
    const device = memoryStorage();
    rememberRegistration(device, { ...begun, sentAt: NOW + 60 * MINUTE });
    vi.setSystemTime(NOW + 14 * MINUTE);
    expect(pendingPlace(memoryStorage(), device).read()).not.toBeNull();
    vi.setSystemTime(NOW + 16 * MINUTE);
    expect(pendingPlace(memoryStorage(), device).read()).toBeNull();
    expect(device.getItem(PENDING_KEY)).toBeNull();
  });

  it('forgets it when it is confirmed, or another address is to be typed', () => {
    const device = memoryStorage();
    rememberRegistration(device, begun);
    pendingPlace(memoryStorage(), device).write(null);
    expect(device.getItem(PENDING_KEY)).toBeNull();
  });

  it('is asked only where the tab itself knows of none', () => {
    const device = memoryStorage();
    rememberRegistration(device, begun);
    const tab = pendingPlace(memoryStorage(), device);
    const other = { ...begun, email: 'boris@mail.ru' };
    tab.write(other);
    expect(tab.read()).toEqual(other);
  });

  it('says nothing of it to whoever comes by a link with another address, and leaves it there', () => {
    const device = memoryStorage();
    rememberRegistration(device, begun);
    const comes = (address: string) => pendingPlace(memoryStorage(), device).read(address);
    expect(comes('boris@mail.ru')).toBeNull();
    expect(comes('anna.belova@yandex.ru')).toBeNull();
    expect(comes(' Anna.Belova@MAIL.ru')).toMatchObject({ masked: 'a•••@mail.ru' });
    // what is no address names nobody
    expect(comes('boris')).toMatchObject({ masked: 'a•••@mail.ru' });
  });

  it('that was taken over by a tab is left out there too, unlike what the tab began itself', () => {
    const device = memoryStorage();
    rememberRegistration(device, begun);
    const tab = pendingPlace(memoryStorage(), device);
    tab.write(tab.read());
    expect(tab.read('boris@mail.ru')).toBeNull();
    tab.write(begun);
    expect(tab.read('boris@mail.ru')).toEqual(begun);
  });

  it('that has no room holds nobody back', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => rememberRegistration({ setItem }, begun)).not.toThrow();
  });
});
