import { useCallback, useEffect, useRef, useState } from 'react';
import { OWN_MOVES } from '../../../platform/address/read.ts';

/** The part whose beginning has come to this share of the screen is the one that is read. */
const LINE = 0.3;

/** How a page stands on the screen. */
export interface Screen {
  height: number;
  /** What it leaves free above a part that is jumped to, as CSS has it. */
  padding: string;
  /** It goes no further down. */
  atEnd: boolean;
  /** The part that was jumped to last, unless the person has moved on since. */
  jumped: string | null;
}

/**
 * Finds the part that is read, of some in their order: what was jumped to as long as it is in sight; else
 * the last at the end of the page, and before it the last whose beginning is not below a line; null above
 * the first.
 */
export function partAt(
  parts: readonly { place: string; top: number }[],
  { height, padding, atEnd, jumped }: Screen,
): string | null {
  const seen = parts.find(({ place, top }) => place === jumped && top >= 0 && top < height);
  if (seen) return seen.place;
  const line = Math.max(height * LINE, (Number.parseFloat(padding) || 0) + 1);
  const read = atEnd ? parts.at(-1) : parts.findLast(({ top }) => top <= line);
  return read?.place ?? null;
}

/** How the page of this moment stands. */
function screenNow(): Omit<Screen, 'jumped'> {
  const page = document.documentElement;
  const left = page.scrollHeight - window.innerHeight - window.scrollY;
  return {
    height: window.innerHeight,
    padding: getComputedStyle(page).scrollPaddingTop,
    // places between two points count as reached, and a page that is not scrolled has no end
    atEnd: window.scrollY > 0 && left < 1,
  };
}

/**
 * The part of the page that is read just now, of those at `places`, null above the first; and what tells
 * that a part was jumped to.
 */
export function usePartInSight(places: readonly string[]): {
  shown: string | null;
  onJump: (place: string) => void;
} {
  const [shown, setShown] = useState<string | null>(null);
  const jumped = useRef<string | null>(null);
  const look = useCallback(() => {
    // parts may come later than the page
    const parts = places.flatMap((place) => {
      const top = document.getElementById(place)?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ place, top }];
    });
    setShown(partAt(parts, { ...screenNow(), jumped: jumped.current }));
  }, [places]);
  useEffect(() => {
    let frame = 0;
    function onScroll() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    }
    function onOwnMove() {
      jumped.current = null;
    }
    // an address that names a part leads to it
    jumped.current = window.location.hash.slice(1);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    for (const move of OWN_MOVES) window.addEventListener(move, onOwnMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      for (const move of OWN_MOVES) window.removeEventListener(move, onOwnMove);
    };
  }, [look]);
  function onJump(place: string) {
    jumped.current = place;
    look();
  }
  return { shown, onJump };
}
