import { IconDots, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { WaitingCount } from '../../features/waiting/public.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { palette } from '../../platform/keys/palette-store.ts';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import classes from './BottomBar.module.css';

/** Five entries within reach of the thumb, on screens narrower than 696 px. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTexts();
  return (
    <nav className={classes.bar} aria-label={t('shell.nav.main')}>
      {NAV_ACTIONS.filter(({ inBar }) => inBar).map(({ name, label, icon: Icon, to }) => (
        <Link key={name} className={classes.entry} to={to}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
          {t(label)}
          {name === 'reviews' && (
            <span className={classes.count}>
              <WaitingCount />
            </span>
          )}
        </Link>
      ))}
      <button type="button" className={classes.entry} onClick={() => palette.open()}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        {t('shell.nav.search')}
      </button>
      <button type="button" className={classes.entry} onClick={onMore}>
        <IconDots size={20} stroke={1.6} aria-hidden="true" />
        {t('shell.nav.more')}
      </button>
    </nav>
  );
}
