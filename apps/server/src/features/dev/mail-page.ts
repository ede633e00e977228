import { escapeHtml } from '@pv/editor-schema/rich-text';

/** A mail that was written to a file instead of being sent. */
export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  created_at: string;
}

/** Addresses in a text become links; the text itself is taken as it is. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>`
        : escapeHtml(piece),
    )
    .join('');
}

const STYLE = `
  body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif;
    color-scheme: light dark; }
  article { padding: 16px 0; border-top: 1px solid #8886; }
  h2 { margin: 0; font-size: 18px; }
  .to { margin: 0 0 8px; opacity: 0.75; font-size: 14px; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The page of the mails, the newest first, for the developer who follows their links. */
export function mailPage(mails: readonly StoredMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, created_at }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="to">${escapeHtml(to)}, <time>${escapeHtml(created_at)}</time></p>
<pre>${linked(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Письма</title><style>${STYLE}</style></head>
<body><main><h1>Письма</h1>
${articles.join('\n') || '<p>Писем пока нет.</p>'}
</main></body></html>`;
}
