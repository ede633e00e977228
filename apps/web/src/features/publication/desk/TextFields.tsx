import { Textarea } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { changeText, type WrittenLanguage } from './article-parts.ts';
import classes from './Desk.module.css';
import { lackField } from './lack-field.ts';
import { PartFields } from './PartFields.tsx';
import type { PartList } from './part-list.ts';
import { headErrors, toldAtField } from './text-errors.ts';

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
