import type { Locale } from '../../../context.ts';
import { aboutSection, fieldsSection } from './about-section.ts';
import type { Contents } from './contents.ts';
import { type Html, html, linkTo } from './html.ts';
import { reviewsSection } from './reviews-section.ts';
import { stagesSection } from './stages-section.ts';
import { STYLE } from './style.ts';

function missingSection({ missing, words: { say } }: Contents): Html {
  if (missing.length === 0) return html``;
  const lines = missing.map(({ path, why }) => html`<li><b>${path}</b><br>${why}</li>`);
  return html`
<section class="missing"><h2>${say('archive.index.missing')}</h2><ul>${lines}</ul><p>${say('archive.index.missingLead')}</p></section>`;
}

function papersSection({ parts, missing, words: { say } }: Contents): Html {
  const gone = new Set(missing.map(({ path }) => path));
  const papers = parts.filter(
    ({ kind, path }) => (kind === 'form' || kind === 'log') && !gone.has(path),
  );
  const items = papers.map(
    ({ path }) => html`<li>${linkTo(path, path.split('/').at(-1) ?? path)}</li>`,
  );
  return html`
<h2>${say('archive.index.papers')}</h2><ul>${items}</ul>`;
}

function deletedSection({ deleted, words: { say, moment } }: Contents): Html {
  if (deleted.length === 0) return html``;
  const stages = deleted.map(
    ({ title, deleted_at, deleted_by }) =>
      html`<li>${title}<br><small>${[moment(deleted_at), deleted_by].filter(Boolean).join(', ')}</small></li>`,
  );
  return html`
<h2>${say('archive.index.deleted')}</h2><p>${say('archive.index.deletedLead')}</p><ul>${stages}</ul>`;
}

/**
 * The page that an archive is read by without the product: one file of HTML without scripts, with links
 * to the files beside it.
 */
export function writeIndex(contents: Contents, locale: Locale): string {
  const { state, words, madeAt, zone } = contents;
  const { title } = state.project;
  const made = words.say('archive.index.made', { date: words.moment(madeAt), zone });
  const page = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
<p class="quiet">${made}</p>${[
    missingSection(contents),
    aboutSection(contents),
    fieldsSection(contents, 'task'),
    fieldsSection(contents, 'full_info'),
    papersSection(contents),
    stagesSection(contents),
    deletedSection(contents),
    reviewsSection(contents),
  ]}
</main></body>
</html>
`;
  return page.html;
}
