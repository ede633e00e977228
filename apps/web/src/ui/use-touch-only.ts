import { useMediaQuery } from '@mantine/hooks';

/**
 * Whether the screen is touched and nothing points at it more finely: who has no keyboard needs no word of
 * its keys. Known at the first drawing in a browser, false on the server.
 */
export const useTouchOnly = (): boolean =>
  useMediaQuery('(hover: none) and (pointer: coarse)', undefined, {
    getInitialValueInEffect: false,
  }) ?? false;
