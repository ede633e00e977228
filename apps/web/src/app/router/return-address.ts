const KEY = 'pv_return';

/** Where to go back after signing in. */
export interface ReturnAddress {
  remember(path: string): void;
  read(): string | null;
  forget(): void;
}

/** Whether a path leads into this very site: one slash, no scheme, no other host. */
export function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}

/** Keeps the address in the session storage of this tab; addresses of other sites are not kept. */
export function createReturnAddress(place: {
  location: { origin: string };
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}): ReturnAddress {
  const own = (path: string | null) => path !== null && isOwnPath(path, place.location.origin);
  return {
    remember: (path) => {
      if (own(path)) place.sessionStorage.setItem(KEY, path);
    },
    read: () => {
      const path = place.sessionStorage.getItem(KEY);
      return own(path) ? path : null;
    },
    forget: () => place.sessionStorage.removeItem(KEY),
  };
}
