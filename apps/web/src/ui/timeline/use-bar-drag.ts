import { addDays, shiftTerm, type Term } from '@pv/contract';
import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What of a bar is dragged: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** The term after its bar, or an end of it, was dragged by so many days. It keeps at least one day. */
export function dragTerm(term: Term, grip: Grip, days: number): Term {
  if (grip === 'whole') return shiftTerm(term, days);
  const { starts_at, ends_at } = term;
  if (grip === 'start') {
    if (!starts_at) return term;
    const start = addDays(starts_at, days);
    return { starts_at: ends_at && start > ends_at ? ends_at : start, ends_at };
  }
  if (!ends_at) return term;
  const end = addDays(ends_at, days);
  return { starts_at, ends_at: starts_at && end < starts_at ? starts_at : end };
}

/** Whether two terms have the same days. */
export function sameTerm(one: Term, other: Term): boolean {
  return one.starts_at === other.starts_at && one.ends_at === other.ends_at;
}

/** Keys rest this long before what they moved is saved, ms. */
const REST = 700;

/** A finger rests this long on a bar before it takes hold, ms: what is quicker scrolls. */
const HOLD = 350;
/** So far a resting finger may tremble, px. */
const TREMBLE = 8;

interface Pulled {
  grip: Grip;
  x: number;
  /** Pixels of a day. */
  day: number;
}

/**
 * Drags a bar with the mouse, or with a finger that has rested on it, or moves it by steps of the keys. The bar follows at once; the new
 * term is given when the pointer is let go or the keys rest.
 * @param days how many days the track shows
 */
export function useBarDrag(term: Term, days: number, onTerm: (term: Term) => void) {
  const [shown, setShown] = useState<Term | null>(null);
  const pulled = useRef<Pulled | null>(null);
  const typed = useRef<Term | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  function lift() {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  }
  function cancel() {
    clearTimeout(timer.current);
    lift();
    pulled.current = null;
    typed.current = null;
    setShown(null);
  }
  function settle(next: Term | null) {
    cancel();
    if (next && !sameTerm(next, term)) onTerm(next);
  }
  // what the keys have moved is not lost when the row goes before they have rested
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      lift();
      if (typed.current) settle(typed.current);
      else clearTimeout(timer.current);
    };
  });
  useEffect(() => () => leave.current(), []);

  /** Gives what the keys have moved, if anything. */
  function rest() {
    if (typed.current) settle(typed.current);
  }
  /** Moves by a key: what is shown now, saved once the keys rest. */
  function step(grip: Grip, by: number): Term {
    const next = dragTerm(typed.current ?? term, grip, by);
    typed.current = next;
    setShown(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, REST);
    return next;
  }

  // a finger that has taken hold does not scroll; React hears touches too late to say so
  const held = useCallback((bar: HTMLElement | null) => {
    const stay = (event: TouchEvent) => pulled.current && event.preventDefault();
    bar?.addEventListener('touchmove', stay, { passive: false });
    return () => bar?.removeEventListener('touchmove', stay);
  }, []);
  const pull = (grip: Grip) => ({
    ref: held,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget: bar, clientX: x, clientY: y, pointerId } = event;
      const track = bar.parentElement;
      if (event.button !== 0 || !track) return;
      // what the keys have moved and not yet given is given before the hand takes over
      rest();
      const take = () => {
        bar.setPointerCapture(pointerId);
        pulled.current = { grip, x, day: track.clientWidth / days };
      };
      if (event.pointerType !== 'touch') return take();
      const hold = () => {
        take();
        setShown(term);
      };
      resting.current = { x, y, timer: setTimeout(hold, HOLD) };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x: restX = clientX, y: restY = clientY } = resting.current ?? {};
      if (!pulled.current && Math.hypot(clientX - restX, clientY - restY) > TREMBLE) lift();
      if (!pulled.current) return;
      const { x, day } = pulled.current;
      setShown(dragTerm(term, grip, Math.round((clientX - x) / day)));
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (!pulled.current) return lift();
      const { x, day } = pulled.current;
      settle(dragTerm(term, grip, Math.round((clientX - x) / day)));
    },
    onPointerCancel: cancel,
    // a finger that rests asks for no menu here
    onContextMenu(event: MouseEvent) {
      if (resting.current) event.preventDefault();
    },
  });
  return { shown: shown ?? term, dragging: shown !== null, pull, step, rest, cancel };
}

export type BarDrag = ReturnType<typeof useBarDrag>;
