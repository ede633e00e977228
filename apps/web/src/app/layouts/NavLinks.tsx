import { Link } from '@tanstack/react-router';
import { WaitingCount } from '../../features/waiting/public.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import { useDesks } from '../navigation/use-desks.ts';
import classes from './NavLinks.module.css';

/** The links of the side navigation and of the menu, the open page marked. */
export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTexts();
  const desks = useDesks();
  return (
    <ul className={classes.list}>
      {NAV_ACTIONS.map(({ name, label, icon: Icon, to }) => (
        <li key={name}>
          <Link className={classes.link} to={to} {...(onFollow && { onClick: onFollow })}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <span className={classes.word}>{t(label)}</span>
            {name === 'reviews' && <WaitingCount />}
          </Link>
        </li>
      ))}
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
