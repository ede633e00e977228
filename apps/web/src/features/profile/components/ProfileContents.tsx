import { Button } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { readFrom } from '../../../platform/address/read.ts';
import { usePartInSight } from '../hooks/use-part-in-sight.ts';
import classes from './ProfileContents.module.css';

/** The parts of the page in their order: the place that a part is led to by, and what it is called. */
const PARTS = [
  ['about', 'profile.section.main'],
  ['study', 'profile.section.study'],
  ['science', 'profile.section.science'],
  ['skills', 'profile.section.skills'],
  ['identifiers', 'profile.section.identifiers'],
  ['contacts', 'profile.section.contacts'],
  ['visibility', 'profile.section.visibility'],
  ['codes', 'profile.section.codes'],
  ['notifications', 'notifications.settings.title'],
  ['keyboard', 'profile.keyboard.title'],
  ['notes', 'notes.title'],
  ['security', 'profile.section.security'],
  ['data', 'account.export.section'],
  ['leave', 'account.leave.title'],
] as const;

const PLACES = PARTS.map(([place]) => place);

/** Shows a part of the page; whoever goes on by keyboard or hears the page goes on from its title. */
function goTo(place: string): void {
  const part = document.getElementById(place);
  if (!part) return;
  part.scrollIntoView();
  readFrom(part);
}

/**
 * What the page has, each a link to its place. On wide screens it stays beside the fields; on others it is
 * folded into a button, which stays under the header however far the page is scrolled and names the part that
 * is read.
 */
export function ProfileContents() {
  const { t } = useTexts();
  const [opened, { toggle, close }] = useDisclosure();
  const area = useClickOutside<HTMLElement>(close);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const { shown, onJump } = usePartInSight(PLACES);
  const title = PARTS.find(([place]) => place === shown)?.[1];

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
        {PARTS.map(([place, title]) => (
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
