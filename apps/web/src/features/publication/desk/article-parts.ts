import type { ArticleText } from '@pv/contract';
import { requestId } from '../../../platform/api/client.ts';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { createPartList, type PartList } from './part-list.ts';
import type { ArticleFields } from './use-article-form.ts';

export type WrittenLanguage = 'ru' | 'en';

const OTHER = { ru: 'en', en: 'ru' } as const;

/** Changes the text as it stands now, which is not what was drawn when the change began. */
export function changeText(
  form: Autosave<ArticleFields>,
  language: WrittenLanguage,
  news: Partial<ArticleText>,
): void {
  form.edit(language, { ...form.state().values[language], ...news });
}

/** The parts of a text of the form, in one language. */
export const partsOf = (form: Autosave<ArticleFields>, language: WrittenLanguage): PartList =>
  createPartList({
    read: () => form.state().values[language].body,
    write: (body) => changeText(form, language, { body }),
    other: () => form.state().values[OTHER[language]].body,
    newId: requestId,
  });
