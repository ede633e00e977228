const KEY = 'pv_return';
/** Whose address it is, where it is not anyone's. */
const OWNER = 'pv_return_of';
/** Who was signed in last in this tab. */
export const LAST_PERSON_KEY = 'pv_return_last';

/** Where to go back after signing in. */
export interface ReturnAddress {
  /** Keeps the address for whoever signs in, or only for the person who was here last. */
  remember(path: string, whose?: 'anyone' | 'last'): void;
  read(): string | null;
  forget(): void;
  /** Somebody is signed in: what another person's session has left here is forgotten. */
  meet(person: string): void;
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
  const { sessionStorage: storage } = place;
  function forget() {
    storage.removeItem(KEY);
    storage.removeItem(OWNER);
  }
  return {
    remember(path, whose = 'anyone') {
      if (!own(path)) return;
      forget();
      storage.setItem(KEY, path);
      const last = storage.getItem(LAST_PERSON_KEY);
      if (whose === 'last' && last !== null) storage.setItem(OWNER, last);
    },
    read: () => {
      const path = storage.getItem(KEY);
      return own(path) ? path : null;
    },
    forget,
    meet(person) {
      const owner = storage.getItem(OWNER);
      if (owner !== null && owner !== person) forget();
      storage.setItem(LAST_PERSON_KEY, person);
    },
  };
}

/** An article by its secret key, a request to the support by that of its mail, a resume by that of its link. */
const SECRET = /^\/(article-preview\/|resume\/|support\/(?!requests\/))./;

/** Whether whoever has this address has what stands there: it is noted nowhere. */
export const isSecretPath = (path: string): boolean => SECRET.test(path);
