import type { TitlePage } from '@pv/gost';

/** A title page of which nothing is known. */
export const emptyTitlePage: TitlePage = {
  ...{ ministry: '', institution: '', department: '', workKind: '', workSubkind: '' },
  ...{ title: '', codes: [], people: [], city: '', year: '' },
};
