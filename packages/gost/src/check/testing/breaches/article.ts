import { ARTICLE_PROFILE, type DocumentSnapshot, type SectionKind } from '@pv/editor-schema';
import { paragraph, section, snapshot } from '../../../model/sample-document.ts';

const article = (kind: SectionKind, text = 'Текст.'): DocumentSnapshot =>
  snapshot([section(kind, 'a', '', paragraph(text))], { profile: ARTICLE_PROFILE });

/** One breach of every rule about articles. */
export const articles = {
  'R707-parts': article('intro'),
  'R707-udc': article('title'),
  'R707-keywords': article('abstract'),
  'R707-abstract': article('abstract', 'слово '.repeat(251)),
  'R707-english': article('title'),
} as const;
