import { Textarea } from '@mantine/core';
import type { ArticleText } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { fieldErrorText } from '../../../ui/form/field.ts';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import classes from './Desk.module.css';
import { lackField } from './lack-field.ts';
import { headErrors, PartFields, toldAtField } from './PartFields.tsx';
import { createPartList, type PartList } from './part-list.ts';
import type { ArticleFields } from './use-article-form.ts';

export type WrittenLanguage = 'ru' | 'en';

const OTHER = { ru: 'en', en: 'ru' } as const;

/** Changes the text as it stands now, which is not what was drawn when the change began. */
function changeText(
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

interface TextFieldsProps extends ArticleFieldsProps {
  language: WrittenLanguage;
  list: PartList;
}

/** The text of an article in one language. */
export function TextFields({ article, form, state, lacks, language, list }: TextFieldsProps) {
  const { t } = useTexts();
  const text = state.values[language];
  const leave = () => void form.flush();
  const wrong = headErrors(text);
  const refused = state.errors[language];
  const own = lacks.filter((lack) => lack.language === language);
  const headError = (what: 'title' | 'summary') => {
    const name = wrong[what] ?? (own.some((lack) => lack.what === what) ? 'field_empty' : null);
    return name && fieldErrorText(t, name);
  };
  return (
    <>
      <Textarea
        label={t('publication.desk.titleField')}
        data-field={lackField({ language, what: 'title' })}
        autosize
        minRows={1}
        lang={language}
        value={text.title}
        error={headError('title')}
        onChange={({ currentTarget: { value } }) =>
          changeText(form, language, { title: value.replaceAll('\n', ' ') })
        }
        onBlur={leave}
      />
      <Textarea
        label={t('publication.desk.summaryField')}
        data-field={lackField({ language, what: 'summary' })}
        autosize
        minRows={2}
        lang={language}
        value={text.summary}
        error={headError('summary')}
        onChange={({ currentTarget: { value } }) => changeText(form, language, { summary: value })}
        onBlur={leave}
      />
      <PartFields
        language={language}
        articleId={article.id}
        list={list}
        pictures={article.pictures}
        lacks={own}
        onLeave={leave}
      />
      {refused && !toldAtField(text) && <p className={classes.wrong}>{refused}</p>}
    </>
  );
}
