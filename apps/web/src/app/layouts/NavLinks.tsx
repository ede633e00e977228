import { IconBriefcase, IconDots, IconMessages, IconNews, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useMay } from '../../features/publication/public.ts';
import { useOversees, WaitingCount } from '../../features/waiting/public.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { palette } from '../../platform/keys.ts';
import { useRootMark } from '../../ui/root-mark.ts';
import { NAV_ACTIONS, type NavAction } from '../navigation/actions.ts';
import { OPPORTUNITY_LINKS } from '../navigation/opportunity-links.ts';
import bottomBarClasses from './BottomBar.module.css';
import classes from './NavLinks.module.css';
import sideNavClasses from './SideNav.module.css';

const ARTICLES = { to: '/articles-desk', label: 'publication.desk.title', icon: IconNews } as const;
const REQUESTS = { to: '/support-desk', label: 'support.desk.title', icon: IconMessages } as const;

const POSTINGS = {
  to: '/opportunities-desk',
  label: 'shell.nav.postings',
  icon: IconBriefcase,
} as const;

/** The places where editors write, answer and look through, for whoever may; empty until that is known. */
export function useDesks() {
  const [articles, requests] = [useMay('write_articles'), useMay('answer_support')];
  const postings = useMay('moderate_opportunities');
  return [
    ...(articles ? [ARTICLES] : []),
    ...(requests ? [REQUESTS] : []),
    ...(postings ? [POSTINGS] : []),
  ];
}

/** The places of the group «Возможности», folded under its word unless one of them is open. */
function OpportunityGroup({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = OPPORTUNITY_LINKS.some(({ to }) => `${path}/`.startsWith(`${to}/`));
  return (
    <li className={classes.visitor}>
      <details className={classes.fold} open={here}>
        <summary className={classes.link} aria-current={here || undefined}>
          <IconBriefcase size={20} stroke={1.6} aria-hidden="true" />
          <span className={classes.word}>{t('shell.nav.chances')}</span>
        </summary>
        <ul>
          {OPPORTUNITY_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link className={classes.link} to={to} {...(onFollow && { onClick: onFollow })}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const CURRENT = { 'aria-current': 'page', 'data-status': 'active' } as const;

/** Gives the marks of a link to the open page where the router sees another path. */
function useCurrent() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return ({ also }: NavAction) => (also === path ? CURRENT : {});
}

/** The links of the side navigation and of the menu, the open page marked. */
export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTexts();
  const desks = useDesks();
  const current = useCurrent();
  const oversees = useOversees();
  const places = NAV_ACTIONS.filter(({ overseen }) => oversees || !overseen);
  return (
    <ul className={classes.list}>
      {places.map((place) => (
        <li key={place.name}>
          <Link
            className={classes.link}
            to={place.to}
            {...(onFollow && { onClick: onFollow })}
            {...current(place)}
          >
            <place.icon size={20} stroke={1.6} aria-hidden="true" />
            <span className={classes.word}>{t(place.label)}</span>
            {place.name === 'reviews' && <WaitingCount />}
          </Link>
        </li>
      ))}
      <OpportunityGroup onFollow={onFollow} />
      {desks.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link className={classes.link} to={to} {...(onFollow && { onClick: onFollow })}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <span className={classes.word}>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The side navigation of wide screens. */
export function SideNav() {
  const { t } = useTexts();
  return (
    <nav className={sideNavClasses.nav} aria-label={t('shell.nav.main')}>
      <NavLinks />
    </nav>
  );
}

/** Five entries within reach of the thumb, on screens narrower than 696 px. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTexts();
  const current = useCurrent();
  useRootMark('bottomBar');
  return (
    <nav className={bottomBarClasses.bar} aria-label={t('shell.nav.main')}>
      {NAV_ACTIONS.filter(({ inBar }) => inBar).map((place) => (
        <Link key={place.name} className={bottomBarClasses.entry} to={place.to} {...current(place)}>
          <place.icon size={20} stroke={1.6} aria-hidden="true" />
          {t(place.label)}
          {place.name === 'reviews' && (
            <span className={bottomBarClasses.count}>
              <WaitingCount />
            </span>
          )}
        </Link>
      ))}
      <button type="button" className={bottomBarClasses.entry} onClick={() => palette.open()}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        {t('shell.nav.search')}
      </button>
      <button type="button" className={bottomBarClasses.entry} onClick={onMore}>
        <IconDots size={20} stroke={1.6} aria-hidden="true" />
        {t('shell.nav.more')}
      </button>
    </nav>
  );
}
