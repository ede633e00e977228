import type { Locale } from '@pv/texts';

/** A fetch that names the chosen language, which may be another than that of the browser, as our calls do. */
export function fetchIn(locale: Locale, transport: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept-Language', locale);
    return transport(input, { ...init, headers });
  };
}
