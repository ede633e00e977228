import type { ArticleContent, ArticleText, Operator } from '@pv/contract';
import { fillBlanks } from '@pv/texts/legal';
import type { Locale } from '../../context.ts';

/** A text with what is known of the operator in its blanks. */
export function fillContent(content: ArticleContent, operator: Operator): ArticleContent {
  const filled = (text: ArticleText, locale: Locale): ArticleText => ({
    ...text,
    body: text.body.map((part) => ({
      ...part,
      text: part.text.includes('[') ? fillDoc(part.text, operator, locale) : part.text,
    })),
  });
  return { ...content, ru: filled(content.ru, 'ru'), en: filled(content.en, 'en') };
}

/** JSON of a document, of which only the words are touched. */
function fillDoc(json: string, operator: Operator, locale: Locale): string {
  const words = (key: string, value: unknown) =>
    key === 'text' && typeof value === 'string' ? fillBlanks(value, operator, locale) : value;
  return JSON.stringify(JSON.parse(json, words));
}
