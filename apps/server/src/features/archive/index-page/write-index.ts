import type { Locale } from '../../../context.ts';
import type { StageRow } from '../../approval/public.ts';
import { stageName } from '../parts/list-parts.ts';
import type { Part } from '../parts/part.ts';
import { aboutSection, fieldsSection } from './about-section.ts';
import { type Contents, hasDocument, isWrittenElsewhere } from './contents.ts';
import { type Html, html, linkTo } from './html.ts';
import { reviewsSection } from './reviews-section.ts';
import { deletedSection, stagesSection } from './stages-section.ts';
import { STYLE } from './style.ts';

function missingSection({ missing, words: { say } }: Contents): Html {
  if (missing.length === 0) return html``;
  const lines = missing.map(({ path, why }) => html`<li><b>${path}</b><br>${why}</li>`);
  return html`
<section class="missing"><h2>${say('archive.index.missing')}</h2><ul>${lines}</ul><p>${say('archive.index.missingLead')}</p></section>`;
}

/** What is linked by its name alone. */
const PAPERS: ReadonlySet<Part['kind']> = new Set([
  'form',
  'application',
  'remarks',
  'discussion',
  'log',
]);

function papersSection({ parts, missing, words: { say } }: Contents): Html {
  const gone = new Set(missing.map(({ path }) => path));
  const papers = parts.filter(({ kind, path }) => PAPERS.has(kind) && !gone.has(path));
  const items = papers.map(
    ({ path }) => html`<li>${linkTo(path, path.split('/').at(-1) ?? path)}</li>`,
  );
  return html`
<h2>${say('archive.index.papers')}</h2><ul>${items}</ul>`;
}

/** What an archive never holds, and what it does not hold of this project, each with the reason. */
function omittedSection(contents: Contents, locale: Locale): Html {
  const { state, deleted, words } = contents;
  const { say } = words;
  const isEmpty = (stage: StageRow) =>
    !hasDocument(contents, stage) && !isWrittenElsewhere(contents, stage);
  const empty = [
    ...state.stages.filter(isEmpty).map((stage) => stageName(stage, locale)),
    ...deleted.filter(isEmpty).map(({ title }) => say('archive.index.deletedStage', { title })),
  ];
  const items = empty.map((name) => html`<li>${name}</li>`);
  const documents =
    empty.length > 0 && html`<li>${say('archive.index.omittedEmpty')}<ul>${items}</ul></li>`;
  return html`
<h2>${say('archive.index.omitted')}</h2><ul>${documents}<li>${say('archive.index.omittedEditions')}</li><li>${say('archive.index.omittedUploads')}</li></ul>`;
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
    omittedSection(contents, locale),
    reviewsSection(contents),
  ]}
</main></body>
</html>
`;
  return page.html;
}
