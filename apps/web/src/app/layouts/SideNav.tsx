import { useTexts } from '../../i18n/LanguageContext.tsx';
import { NavLinks } from './NavLinks.tsx';
import classes from './SideNav.module.css';

/** The side navigation of wide screens. */
export function SideNav() {
  const { t } = useTexts();
  return (
    <nav className={classes.nav} aria-label={t('shell.nav.main')}>
      <NavLinks />
    </nav>
  );
}
