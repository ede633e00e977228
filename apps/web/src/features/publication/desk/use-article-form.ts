import {
  type ArticleContent,
  type ArticleSection,
  type ArticleText,
  articleContentSchema,
  articleEditorEndpoints,
  articleSectionSchema,
  type EditedArticle,
} from '@pv/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import type { Joined } from '../../../platform/autosave/types.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { mergeText, type Sides } from './merge-text.ts';

/** What an editor writes of an article; each is saved for itself. */
export type ArticleFields = ArticleContent & { section: ArticleSection | null };

const RULES = { ...articleContentSchema.shape, section: articleSectionSchema.nullable() };
const forms = keepAutosaves<ArticleFields>();
const sendAll = () => void forms.settle();

function warn(event: BeforeUnloadEvent) {
  if (forms.atRisk()) event.preventDefault();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

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
  const draft = useDraft(`article.${id}`);
  const fields = fieldsOf(article);
  const [form] = useState(() =>
    forms.get(id, () =>
      createAutosave<ArticleFields>({
        fields,
        version,
        check(field, value) {
          const wrong = check(RULES[field])(value);
          return wrong && fieldErrorText(t, wrong);
        },
        save: ({ section, ...content }, from) =>
          saveChanges<ArticleFields>({
            send: () =>
              call(articleEditorEndpoints.change, {
                params,
                body: { version: from, ...(section && { section }), content },
              }),
            read: async () => {
              const newest = await call(articleEditorEndpoints.get, { params });
              return { fields: fieldsOf(newest), version: newest.version };
            },
            refused(error) {
              const said = describeError(error, t);
              const names = Object.keys({ ...content, ...(section && { section }) });
              return {
                kind: 'wrong',
                errors: Object.fromEntries(names.map((name) => [name, said])),
              };
            },
          }),
        later,
        join: joinField,
        kept: parseChanges(draft.read(), fields),
        keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      }),
    ),
  );
  useEffect(() => forms.hold(id), [id]);
  useEffect(() => form.take(fieldsOf(article), article.version), [form, article]);
  useEffect(() => {
    // added once however often the page is opened: unsaved text is guarded after it is left too
    window.addEventListener('online', sendAll);
    window.addEventListener('beforeunload', warn);
  }, []);
  return form;
}

/** The form with what it shows now. */
export function useFormState(form: Autosave<ArticleFields>) {
  return useSyncExternalStore(form.subscribe, form.state);
}
