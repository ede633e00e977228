import {
  type ArticlePart,
  type ArticleText,
  articlePartSchema,
  articleTextSchema,
} from '@pv/contract';
import { check } from '../../../ui/form/field.ts';

const { title, summary } = articleTextSchema.shape;
const { heading, text } = articlePartSchema.shape;
const checkAlt = check(articlePartSchema.shape.picture);

/** Names of what is wrong with a part; null where nothing is. */
export const partErrors = (part: ArticlePart) => ({
  heading: check(heading)(part.heading),
  text: check(text)(part.text) && 'part_long',
  alt: checkAlt(part.picture),
});

/** Names of what is wrong with the head of a text. */
export const headErrors = (written: ArticleText) => ({
  title: check(title)(written.title),
  summary: check(summary)(written.summary),
});

/** Whether what is wrong with a text is said at one of its fields. */
export function toldAtField(written: ArticleText): boolean {
  const all = [headErrors(written), ...written.body.map(partErrors)];
  return all.some((errors) =>
    Object.values(errors).some((error) => error !== null && error !== ''),
  );
}
