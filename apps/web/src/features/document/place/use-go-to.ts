import { useMediaQuery } from '@mantine/hooks';
import type { Place } from '@pv/gost';
import { useCallback } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';

/** Goes to a place of the text; where the panel covers the text, the panel is closed first. */
export function useGoTo(live: LiveDocument, close: () => void): (place: Place) => void {
  const covers = useMediaQuery('(max-width: 1115px)', false, { getInitialValueInEffect: false });
  return useCallback(
    (place) => {
      if (covers) close();
      // the text must be there to be scrolled
      requestAnimationFrame(() => live.goTo(place));
    },
    [covers, live, close],
  );
}
