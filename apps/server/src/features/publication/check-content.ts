import { AppError, type ArticleContent, type ArticleText } from '@pv/contract';
import { parseRich, writeRich } from '@pv/editor-schema/rich-text';
import type { Executor } from '../../db/database.ts';
import { findPictures, picturesIn } from './pictures.ts';

function checkText(text: ArticleText): ArticleText {
  const body = text.body.map((part) => {
    const doc = parseRich(part.text);
    if (!doc) throw new AppError('validation_failed');
    return { ...part, text: writeRich(doc) };
  });
  return { ...text, body };
}

/**
 * The content in the one spelling that is stored.
 * @throws AppError `validation_failed` for a text without the form it says, and for a picture that the
 * article does not have
 */
export async function checkContent(
  executor: Executor,
  articleId: string,
  content: ArticleContent,
): Promise<ArticleContent> {
  const wanted = picturesIn(content);
  const there = await findPictures(executor, [articleId], wanted);
  if (there.length < wanted.length) throw new AppError('validation_failed');
  return { ...content, ru: checkText(content.ru), en: checkText(content.en) };
}
