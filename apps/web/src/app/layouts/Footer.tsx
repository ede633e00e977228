import { operatorLine } from '@pv/texts/operator';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useOperator } from '../../platform/query/use-endpoint.ts';
import { SightLink } from '../../ui/sight/SightButton.tsx';
import classes from './Footer.module.css';
import { PAPER_LINKS, READING_LINKS, SITE_LINKS } from './site-links.ts';

const FORMAT = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** The year that the notice of rights names at a moment: the same on the server and in any browser. */
export const rightsYear = (now: Date): number => Number(FORMAT.format(now));

const COLUMNS = [SITE_LINKS, READING_LINKS, PAPER_LINKS];

/** The foot of every page: the service, its articles and its papers. */
export function Footer() {
  const { t, locale } = useTexts();
  const operator = useOperator();
  const named = operator && operatorLine(operator, locale);
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('shell.footer.label')}>
        {COLUMNS.map((links) => (
          <ul key={links[0]?.to}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <SightLink className={classes.sight} />
      {named && <span>{t('shell.footer.operator', { operator: named })}</span>}
      {/* a device whose clock is wrong keeps the year that the server has drawn */}
      <span className={classes.rights} suppressHydrationWarning>
        {t('shell.footer.rights', { year: rightsYear(new Date()) })}
      </span>
    </footer>
  );
}
