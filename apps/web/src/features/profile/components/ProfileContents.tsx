import { Button } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { OWN_MOVES, readFrom, scrollToPlace } from '../../../platform/address/read.ts';
import { useRootMark } from '../../../ui/root-mark.ts';
import classes from './ProfileContents.module.css';

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
function usePartInSight(places: readonly string[]): {
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

/** The parts of the page after its codes: the place that a part is led to by, and what it is called. */
const PARTS = [
  ['about', 'profile.section.main'],
  ['study', 'profile.section.study'],
  ['science', 'profile.section.science'],
  ['skills', 'profile.section.skills'],
  ['identifiers', 'profile.section.identifiers'],
  ['contacts', 'profile.section.contacts'],
  ['visibility', 'profile.section.visibility'],
  ['notifications', 'notifications.settings.title'],
  ['keyboard', 'profile.keyboard.title'],
  ['notes', 'notes.title'],
  ['security', 'profile.section.security'],
  ['data', 'account.export.section'],
  ['leave', 'account.leave.title'],
] as const;

const CODES = ['codes', 'profile.section.codes'] as const;

/** The codes stand first, but for whoever has to fill the profile before he gets any. */
const ORDERS = { codesFirst: [CODES, ...PARTS], formFirst: [...PARTS, CODES] } as const;
const PLACES = {
  codesFirst: ORDERS.codesFirst.map(([place]) => place),
  formFirst: ORDERS.formFirst.map(([place]) => place),
};

/** Shows a part of the page; whoever goes on by keyboard or hears the page goes on from its title. */
function goTo(place: string): void {
  const part = document.getElementById(place);
  if (!part) return;
  scrollToPlace(part);
  readFrom(part);
}

/**
 * What the page has, each a link to its place. On wide screens it stays beside the fields; on others it is
 * folded into a button, which stays under the header however far the page is scrolled and names the part that
 * is read.
 */
export function ProfileContents({ order }: { order: keyof typeof ORDERS }) {
  const { t } = useTexts();
  const [opened, { toggle, close }] = useDisclosure();
  const area = useClickOutside<HTMLElement>(close);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const { shown, onJump } = usePartInSight(PLACES[order]);
  const title = ORDERS[order].find(([place]) => place === shown)?.[1];

  useRootMark('profileContents');
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !opened) return;
    close();
    button.current?.focus();
  }
  // by Tab behind the last part: the list would lie over what has the focus
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  function follow(event: MouseEvent, place: string) {
    // in a tab of its own
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    close();
    goTo(place);
    onJump(place);
  }

  return (
    <nav
      className={classes.contents}
      aria-label={t('profile.contents')}
      ref={area}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Button
        className={classes.opener}
        variant="default"
        fullWidth
        justify="space-between"
        ref={button}
        aria-expanded={opened}
        aria-controls={list}
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        onClick={toggle}
      >
        {t('profile.contents')}
        {title && (
          <>
            {' '}
            <span className={classes.shown}>{t(title)}</span>
          </>
        )}
      </Button>
      <ul id={list} data-opened={opened || undefined}>
        {ORDERS[order].map(([place, title]) => (
          <li key={place}>
            <Link to="/profile" hash={place} onClick={(event) => follow(event, place)}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
