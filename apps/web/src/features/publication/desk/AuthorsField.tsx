import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { authorLines, authorsOf } from './author-lines.ts';

/** Authors as lines; they are read when the field is left, so that a half-typed line is let be. */
export function AuthorsField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
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
