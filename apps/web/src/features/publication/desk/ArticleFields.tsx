import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { partsOf } from './article-parts.ts';
import { OfBlock } from './BlockFields.tsx';
import classes from './Desk.module.css';
import { OfArticle } from './OfArticle.tsx';
import { TextFields } from './TextFields.tsx';
import { useWrittenLanguage } from './use-written-language.ts';

/** Everything that is written of an article, a page or an info block. */
export function ArticleFields(props: ArticleFieldsProps) {
  const { t } = useTexts();
  const { article, form } = props;
  const { language, setLanguage } = useWrittenLanguage();
  const [lists] = useState(() => ({ ru: partsOf(form, 'ru'), en: partsOf(form, 'en') }));
  return (
    <div className={classes.form}>
      <SegmentedControl
        aria-label={t('publication.desk.language')}
        data={[
          { value: 'ru', label: t('publication.desk.ru') },
          { value: 'en', label: t('publication.desk.en') },
        ]}
        value={language}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'ru')}
      />
      {language === 'en' && <p className={classes.dim}>{t('publication.desk.englishHint')}</p>}
      <TextFields key={language} {...props} language={language} list={lists[language]} />
      {article.place.kind === 'article' && <OfArticle {...props} />}
      {article.place.kind === 'block' && <OfBlock {...props} />}
    </div>
  );
}
