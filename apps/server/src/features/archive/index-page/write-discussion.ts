import { type Comment, readWords } from '@pv/contract';
import type { Locale } from '../../../context.ts';
import type { ArchivedDiscussion } from '../../discussion/public.ts';
import { type Html, html, prose } from './html.ts';
import { STYLE } from './style.ts';
import { type Words, wordsIn } from './words.ts';

function saidIn(comment: Comment, { say, name, moment }: Words): Html {
  const { author, created_at: at, text, removed_by: remover, deleted } = comment;
  // of what is said of a document, the words that are meant
  const quote = (comment.anchor && readWords(comment.anchor)) || comment.quote;
  const gone = remover ? name(`comments.removedBy.${remover}`) : say('comments.deleted');
  return html`<p><b>${author.name}</b> <span class="quiet">${moment(at)}</span></p>${
    quote ? html`<blockquote>${prose(quote)}</blockquote>` : null
  }${deleted ? html`<p class="quiet">${gone}</p>` : prose(text)}`;
}

function thread(beginning: Comment, comments: readonly Comment[], words: Words): Html {
  const { resolved } = beginning;
  const answers = comments.filter(({ thread_id: id }) => id === beginning.id);
  const settled =
    resolved &&
    words.say('comments.resolved', { name: resolved.by, when: words.moment(resolved.at) });
  return html`
<li>${saidIn(beginning, words)}${settled ? html`<p class="quiet">${settled}</p>` : null}${
    answers.length > 0 &&
    html`<ul>${answers.map((one) => html`<li>${saidIn(one, words)}</li>`)}</ul>`
  }</li>`;
}

/** A page that is read without the product; its threads under what it leads with. */
function pageOf(
  { title, lead, comments }: { title: string; lead: Html; comments: readonly Comment[] },
  { locale, words }: { locale: Locale; words: Words },
): string {
  const threads = comments
    .filter(({ thread_id: id }) => id === null)
    .map((beginning) => thread(beginning, comments, words));
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${lead}${threads.length > 0 ? html`<ol>${threads}</ol>` : prose('', words.say('comments.empty'))}
</main></body>
</html>
`.html;
}

type Reader = { locale: Locale; zone: string };

/** What was said of a document, open and settled, with the words that are meant. */
export function writeRemarks(
  { title, comments }: { title: string; comments: readonly Comment[] },
  { locale, zone }: Reader,
): string {
  const said = { title, lead: html``, comments };
  return pageOf(said, { locale, words: wordsIn(locale, zone) });
}

/** A discussion with its threads. */
export function writeDiscussion(
  { row, shown, comments }: ArchivedDiscussion,
  { locale, zone }: Reader,
): string {
  const words = wordsIn(locale, zone);
  const { say, name, moment } = words;
  const opened = say('archive.discussion.opened', {
    name: row.authorName,
    when: moment(row.createdAt),
    readers: name(`log.value.readers.${row.readers}`),
  });
  const closed =
    row.closedAt &&
    say('archive.discussion.closed', { name: row.closedByName ?? '', when: moment(row.closedAt) });
  const lead = html`<p class="quiet">${opened}${closed ? ` ${closed}` : null}</p>${prose(row.abstract)}${
    shown.length > 0 &&
    html`<h2>${say('archive.discussion.shown')}</h2><ul>${shown.map((one) => html`<li>${one}</li>`)}</ul>`
  }
<h2>${say('comments.title')}</h2>`;
  return pageOf({ title: row.title, lead, comments }, { locale, words });
}
