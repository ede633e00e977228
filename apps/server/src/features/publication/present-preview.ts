import type { Preview } from '@pv/contract';
import type { Locale } from '../../context.ts';
import { placeOf } from './article-row.ts';
import { presentWhole, type ShownBlock } from './present-block.ts';
import { presentArticle } from './present-public.ts';
import { presentPage } from './present-read.ts';

/** What is written of a publication, as its readers will get it: an article, a page or an info block. */
export function presentPreview(written: ShownBlock, locale: Locale): Preview {
  const place = placeOf(written.row);
  switch (place.kind) {
    case 'article':
      return { kind: 'article', article: presentArticle(written, locale) };
    case 'page':
      return { kind: 'page', page: presentPage(place.path, written, locale) };
    case 'block':
      return { kind: 'block', block: presentWhole(written, locale) };
  }
}
