import type { article as ru } from '../../ru/normocontrol/article.ts';
import type { TranslationOf } from '../../shape.ts';

/** Texts of the rules about what an article consists of. */
export const article: TranslationOf<typeof ru> = {
  'R707-parts': {
    title: 'Parts of an article',
    message: 'The article lacks a part: {{name}}.',
    advice: 'Add the section. How the sections of the main part are called is up to you.',
  },
  'R707-udc': {
    title: 'UDC index',
    message: 'The UDC index is missing.',
    advice:
      'Enter it in the details of the article, for example “УДК 004.912”. A library helps to find the index.',
  },
  'R707-english': {
    title: 'Details in English',
    message: 'Missing in English: {{list}}.',
    advice: 'Fill these fields in the details of the article.',
  },
  'R707-abstract': {
    title: 'Length of the abstract',
    message: 'The abstract has {{count}} words; {{most}} are the limit.',
    advice: 'Keep the aim, the methods, the results and the conclusions.',
  },
  'R707-keywords': {
    title: 'Number of keywords of an article',
    message: 'Keywords: {{count}}. There should be 3 to 15.',
    advice: 'Add or remove words above the abstract. One keyword may be a phrase.',
  },
};
