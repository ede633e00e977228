import { Input, Select } from '@mantine/core';
import { ARTICLE_SECTION_CODES } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { AuthorsField } from './AuthorsField.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { KindsField } from './KindsField.tsx';
import { PictureField } from './PictureField.tsx';

/** What only articles have: section, projects they help with, authors, cover. */
export function OfArticle({ article, form, state }: ArticleFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Select
        label={t('publication.desk.section')}
        data={ARTICLE_SECTION_CODES.map((value) => ({
          value,
          label: t(`publication.section.${value}`),
        }))}
        value={state.values.section}
        allowDeselect={false}
        onChange={(value) => {
          const section = ARTICLE_SECTION_CODES.find((one) => one === value);
          if (section) form.edit('section', section);
        }}
      />
      <KindsField form={form} state={state} />
      <AuthorsField form={form} state={state} />
      <Input.Wrapper
        label={t('publication.desk.cover')}
        description={t('desk.coverHint')}
        labelElement="div"
      >
        <PictureField
          articleId={article.id}
          pictureId={state.values.picture}
          pictures={article.pictures}
          onPicture={(id) => form.edit('picture', id)}
        />
      </Input.Wrapper>
    </>
  );
}
