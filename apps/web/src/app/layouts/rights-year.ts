const FORMAT = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** The year that the notice of rights names at a moment: the same on the server and in any browser. */
export const rightsYear = (now: Date): number => Number(FORMAT.format(now));
