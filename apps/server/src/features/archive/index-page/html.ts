/** A piece of a page whose texts are escaped already. */
export interface Html {
  readonly html: string;
}

export type Piece = Html | string | number | null | false | readonly Piece[];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(written).join('');
  if (typeof piece === 'object' && 'html' in piece) return piece.html;
  return String(piece).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Writes HTML: what stands in the template is markup, what is put into it is text unless it is `Html`. */
export function html(markup: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const texts = markup.map((part, at) => part + written(pieces[at] ?? null));
  return { html: texts.join('') };
}

/** A text of a person with its paragraphs; the one in `empty` where there is none. */
export function prose(text: string, empty: string | null = null): Html {
  if (text.trim()) return html`<p class="prose">${text.trim()}</p>`;
  return empty === null ? html`` : html`<p class="quiet">${empty}</p>`;
}

/** A link to another file of the same archive. */
export function linkTo(path: string, words: Piece): Html {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return html`<a href="${address}">${words}</a>`;
}
