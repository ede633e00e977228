import { useEffect, useState } from 'react';

/** The part whose beginning has come to this share of the screen is the one that is read. */
const LINE = 0.3;

/** Finds the last of some parts, in their order, whose beginning is not below a line; null before the first. */
export function partAt(parts: readonly { place: string; top: number }[], line: number) {
  return parts.findLast(({ top }) => top <= line)?.place ?? null;
}

/** The part of the page that is read just now, of those at `places`; null above the first. */
export function usePartInSight(places: readonly string[]): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    function look() {
      // parts may come later than the page
      const parts = places.flatMap((place) => {
        const top = document.getElementById(place)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ place, top }];
      });
      setShown(partAt(parts, window.innerHeight * LINE));
    }
    function onScroll() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [places]);
  return shown;
}
