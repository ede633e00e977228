import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

/**
 * For the heading of what stands where something was sent or answered, whose button is gone with the
 * focus: with `follows` it is read next. Gives the props of the heading.
 */
export function useHeadingFocus(follows: boolean): {
  ref: RefObject<HTMLHeadingElement | null>;
  tabIndex: -1 | undefined;
} {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) takeLostFocus(ref.current);
  }, [follows]);
  return { ref, tabIndex: follows ? -1 : undefined };
}
