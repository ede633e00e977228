import { Checkbox, Group, Input, Select, Textarea } from '@mantine/core';
import {
  ARTICLE_SECTION_CODES,
  type ArticleAuthorName,
  BLOCK_STAGES,
  projectTypeSchema,
  readOrcid,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { PictureField } from './PictureField.tsx';

/** Authors as they are typed: «имя; name; ORCID», one a line. */
export function authorLines(authors: readonly ArticleAuthorName[]): string {
  return authors
    .map(({ name, name_en, orcid }) => {
      const parts = orcid ? [name, name_en, orcid] : name_en ? [name, name_en] : [name];
      return parts.join('; ');
    })
    .join('\n');
}

/** The authors of typed lines; a line without a name is none. An ORCID may be pasted as its address. */
export function authorsOf(text: string): ArticleAuthorName[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', name_en = '', orcid = ''] = line.split(';').map((part) => part.trim());
    return name === '' ? [] : [{ name, name_en, orcid: readOrcid(orcid) }];
  });
}

/** The stage of a project that a guide or an article helps with; none is the project as a whole. */
export function StageField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
  const { t } = useTexts();
  return (
    <Select
      label={t('publication.desk.stage')}
      placeholder={t('publication.desk.anyStage')}
      data={BLOCK_STAGES.map((value) => ({ value, label: t(`pages.guides.stage.${value}`) }))}
      value={state.values.stage ?? null}
      clearable
      onChange={(value) => form.edit('stage', BLOCK_STAGES.find((name) => name === value) ?? null)}
    />
  );
}

/** Authors as lines; they are read when the field is left, so that a half-typed line is let be. */
function AuthorsField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Textarea
      label={t('publication.desk.authors')}
      description={t('publication.desk.authorsHint')}
      autosize
      minRows={1}
      value={typed ?? authorLines(state.values.authors)}
      error={state.errors.authors}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        form.edit('authors', authorsOf(event.currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        void form.flush();
      }}
    />
  );
}

const KINDS = projectTypeSchema.options;

/** The projects that an article stands beside: of which kinds and, once there are any, at which stage. */
function KindsField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
  const { t } = useTexts();
  const { kinds = [] } = state.values;
  return (
    <>
      <Checkbox.Group
        label={t('publication.desk.kinds')}
        description={t('publication.desk.kindsHint')}
        value={kinds}
        onChange={(chosen) =>
          form.edit(
            'kinds',
            KINDS.filter((kind) => chosen.includes(kind)),
          )
        }
      >
        <Group mt={8}>
          {KINDS.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`publication.desk.kind.${kind}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {kinds.length > 0 && <StageField form={form} state={state} />}
    </>
  );
}

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
