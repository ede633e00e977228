import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../i18n/LanguageContext.tsx';
import type { Language } from '../../i18n/language.ts';
import { PlainPage } from '../plain/PlainPage.tsx';

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
