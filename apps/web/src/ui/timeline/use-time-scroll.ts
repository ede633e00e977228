import { daysBetween } from '@pv/contract';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Scale } from './scale.ts';

/** The part of the window of time that is left of today when the chart is led there. */
const BEFORE_TODAY = 1 / 3;

/** How wide the labels, the days and what is seen of them are. */
function measure(section: HTMLElement, { days }: Scale) {
  const canvas = section.firstElementChild;
  const label = canvas?.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  const day = ((canvas?.clientWidth ?? 0) - label) / days;
  return { day, seen: section.clientWidth - label };
}

/**
 * Leads a chart through time: to today at the beginning and when it is asked for; the day in the middle stays
 * there when the zoom changes, and what is seen stays when the scale grows to the left.
 */
export function useTimeScroll(
  ref: RefObject<HTMLElement | null>,
  scale: Scale,
  zoom: string,
  today: string,
) {
  const drawn = useRef<{ scale: Scale; zoom: string; day: number } | null>(null);

  const toToday = useCallback(() => {
    const section = ref.current;
    if (!section) return;
    const { day, seen } = measure(section, scale);
    section.scrollLeft = daysBetween(scale.from, today) * day - seen * BEFORE_TODAY;
  }, [ref, scale, today]);

  useLayoutEffect(() => {
    const section = ref.current;
    if (!section) return;
    const { day, seen } = measure(section, scale);
    const last = drawn.current;
    if (!last) toToday();
    else if (last.zoom !== zoom) {
      const middle = (section.scrollLeft + seen / 2) / last.day;
      section.scrollLeft = middle * day - seen / 2;
    } else if (last.scale.from !== scale.from) {
      section.scrollLeft += daysBetween(scale.from, last.scale.from) * day;
    }
    drawn.current = { scale, zoom, day };
  }, [ref, scale, zoom, toToday]);

  return toToday;
}
