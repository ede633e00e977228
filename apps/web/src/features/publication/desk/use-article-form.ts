import {
  type ArticleContent,
  type ArticleSection,
  type ArticleText,
  articleContentSchema,
  articleEditorEndpoints,
  articleSectionSchema,
  type EditedArticle,
} from '@pv/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import type { Joined } from '../../../platform/autosave/types.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { mergeText, type Sides } from './merge-text.ts';

/** What an editor writes of an article; each is saved for itself. */
export type ArticleFields = ArticleContent & { section: ArticleSection | null };

const RULES = { ...articleContentSchema.shape, section: articleSectionSchema.nullable() };
const forms = keepAutosaves<ArticleFields>();

/** The fields of an article as the server has them. */
export const fieldsOf = ({ content, place }: EditedArticle): ArticleFields => ({
  icon: null,
  kinds: [],
  stage: null,
  ...content,
  section: place.kind === 'article' ? place.section : null,
});

/** Texts are joined part by part; what else both have changed is one whole. */
function joinField<K extends keyof ArticleFields>(
  field: K,
  sides: Sides<ArticleFields[K]>,
): Joined<ArticleFields[K]> | null {
  if (field !== 'ru' && field !== 'en') return null;
  return mergeText(sides as Sides<ArticleText>) as Joined<ArticleFields[K]>;
}

/** The form of an article that saves itself and outlives the page while it holds unsaved text. */
export function useArticleForm(article: EditedArticle): Autosave<ArticleFields> {
  const { call } = useServices();
  const { t } = useTexts();
  const { id, version } = article;
  const params = { id };
  return useKeptAutosave<ArticleFields>({
    keeper: forms,
    id,
    place: `article.${id}`,
    fields: useMemo(() => fieldsOf(article), [article]),
    version,
    check(field, value) {
      const wrong = check(RULES[field])(value);
      return wrong && fieldErrorText(t, wrong);
    },
    send: ({ section, ...content }, from) =>
      call(articleEditorEndpoints.change, {
        params,
        body: { version: from, ...(section && { section }), content },
      }),
    read: async () => {
      const newest = await call(articleEditorEndpoints.get, { params });
      return { fields: fieldsOf(newest), version: newest.version };
    },
    join: joinField,
  });
}

/** The form with what it shows now. */
export function useFormState(form: Autosave<ArticleFields>) {
  return useSyncExternalStore(form.subscribe, form.state);
}
