import type { Locale } from '@pv/texts';
import { Link, useLocation } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { VisitorMenu } from '../layouts/VisitorMenu.tsx';

/** The address that makes the server remember `other` and come back to `here`, a path with its query. */
export function otherLanguage(here: string, other: Locale): string {
  const [address = '/'] = here.split('#');
  const [path = '/'] = address.split('?', 1);
  const search = new URLSearchParams(address.slice(path.length));
  search.delete('lang');
  search.set('language', other);
  return `${path}?${search}`;
}

/** The menu behind the hamburger, for readers without JavaScript. */
export function PlainMenu() {
  const { t } = useTexts();
  return (
    <noscript>
      <details className="plain-menu">
        <summary>{t('shell.plain.menu')}</summary>
        <nav aria-label={t('shell.nav.main')}>
          <VisitorMenu looks={{}} />
          <Link to="/sign-in">{t('shell.nav.signIn')}</Link>
          <Link to="/sign-up">{t('shell.nav.signUp')}</Link>
        </nav>
      </details>
    </noscript>
  );
}

/** The switch of the language as a link: the server remembers the choice and comes back to the page. */
export function PlainLanguage() {
  const { t, locale } = useTexts();
  const here = useLocation({ select: ({ href }) => href });
  const other = locale === 'ru' ? 'en' : 'ru';
  return (
    <noscript>
      <a className="plain-language" href={otherLanguage(here, other)} lang={other} rel="nofollow">
        {t('shell.user.language')}
      </a>
    </noscript>
  );
}
