import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider, useTexts } from '../../i18n/LanguageContext.tsx';
import type { Language } from '../../i18n/language.ts';
import { Logo } from '../../ui/Logo.tsx';
import { otherLanguage } from './PlainMenu.tsx';

/** In the place of a page that only a browser can draw: why it is not here, and what can be read. */
function PlainPage({ here }: { here: string }) {
  const { t, locale } = useTexts();
  const other = locale === 'ru' ? 'en' : 'ru';
  return (
    <div className="plain-page">
      <header>
        <a href="/">
          <Logo />
        </a>
        <a href={otherLanguage(here, other)} lang={other} rel="nofollow">
          {t('shell.user.language')}
        </a>
      </header>
      <main>
        <h1>{t('shell.plain.title')}</h1>
        <p>{t('shell.plain.why')}</p>
        <p>{t('shell.plain.how')}</p>
        <ul>
          <li>
            <a href="/">{t('shell.nav.home')}</a>
          </li>
          <li>
            <a href="/faq">{t('pages.nav.faq')}</a>
          </li>
          <li>
            <a href="/articles-news">{t('publication.section.news')}</a>
          </li>
        </ul>
      </main>
    </div>
  );
}

const NOTICE = /<noscript>(?!<link).*?<\/noscript>/s;

/**
 * The document of a page that the browser draws, with what readers without JavaScript see in its place.
 * @param here path and query of the page
 */
export function drawPlain(template: string, here: string, language: Language): string {
  const page = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PlainPage here={here} />
    </LanguageProvider>,
  );
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language.locale()}"`)
    .replace(NOTICE, () => `<noscript>${page}</noscript>`);
}
