import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
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

/** What the page has, each a link to its place; on wide screens it stays beside the fields. */
export function ProfileContents() {
  const { t } = useTexts();
  return (
    <nav className={classes.contents} aria-label={t('profile.contents')}>
      <ul>
        {PARTS.map(([place, title]) => (
          <li key={place}>
            <Link to="/profile" hash={place}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
