import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as that of a phone. Known at the first drawing in a browser, false on the server. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 695px)', undefined, { getInitialValueInEffect: false }) ?? false;
