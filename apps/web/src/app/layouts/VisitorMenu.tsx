import { Link, useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { type MenuGroup, type MenuLink, VISITOR_MENU } from './site-links.ts';

interface Looks {
  link?: string | undefined;
  group?: string | undefined;
}

interface Entry {
  looks: Looks;
  onFollow?: (() => void) | undefined;
}

function PlaceLink({ to, name, looks, onFollow }: MenuLink & Entry) {
  const { t, locale } = useTexts();
  return (
    <Link className={looks.link} to={to} {...(onFollow && { onClick: onFollow })}>
      {typeof name === 'string' ? t(name) : name[locale]}
    </Link>
  );
}

function Group({ group, apart, ...entry }: { group: MenuGroup; apart: boolean } & Entry) {
  const { t } = useTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = group.within.some((start) => path.startsWith(start));
  const details = useRef<HTMLDetailsElement>(null);
  const drawnAt = useRef(path);
  // one list lies over the page, and goes away with it; what was opened before our code came stays
  useEffect(() => {
    if (drawnAt.current === path) return;
    drawnAt.current = path;
    if (apart && details.current) details.current.open = false;
  }, [apart, path]);
  function close({ key }: KeyboardEvent) {
    if (!apart || key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }
  return (
    <details
      ref={details}
      className={entry.looks.group}
      {...(apart ? { name: 'site' } : { open: here })}
      onKeyDown={close}
      onBlur={({ relatedTarget }) => {
        if (apart && !details.current?.contains(relatedTarget) && details.current) {
          details.current.open = false;
        }
      }}
    >
      <summary className={entry.looks.link} aria-current={here || undefined}>
        {t(group.name)}
      </summary>
      {/* a press inside is no leaving: it would take the focus away, and the list with it */}
      <ul {...(apart && { onMouseDown: (event) => event.preventDefault() })}>
        {group.links.map((link) => (
          <li key={link.to}>
            <PlaceLink {...link} {...entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface VisitorMenuProps extends Entry {
  /** The lists lie over the page, one at a time; otherwise they unfold in their place. */
  apart?: boolean;
}

/** The places of the site as a list; those of one kind are folded under a word, without scripts too. */
export function VisitorMenu({ apart = false, ...entry }: VisitorMenuProps) {
  return (
    <ul>
      {VISITOR_MENU.map((place) => (
        <li key={'to' in place ? place.to : place.name}>
          {'to' in place ? (
            <PlaceLink {...place} {...entry} />
          ) : (
            <Group group={place} apart={apart} {...entry} />
          )}
        </li>
      ))}
    </ul>
  );
}
