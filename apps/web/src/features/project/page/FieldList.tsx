import { Button } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useAddField } from '../api/use-field-changes.ts';
import { FieldBlock, type FieldBlockProps } from './FieldBlock.tsx';
import classes from './FieldList.module.css';
import { TitleForm } from './TitleForm.tsx';

export interface FieldListProps extends Omit<FieldBlockProps, 'field' | 'count'> {
  /** Name of the list. */
  name: string;
  /** What the first block is proposed to be called. */
  first: string;
  fields: readonly DynamicField[];
}

/** The text blocks of a task, of the extended information or of a plan, and the way to add one. */
export function FieldList({ name, first, fields, ...rest }: FieldListProps) {
  const { calls, id, editable } = rest;
  const { t } = useTexts();
  const add = useAddField(calls);
  const [title, setTitle] = useState<string | null>(null);

  function addOne(title: string) {
    add.mutate({ params: { id }, body: { title } }, { onSuccess: () => setTitle(null) });
  }

  return (
    <div className={classes.list}>
      <h4 className={classes.heading}>{name}</h4>
      {fields.length === 0 && !editable && (
        <p className={classes.none}>{t('projectPage.fieldEmpty')}</p>
      )}
      {fields.map((field) => (
        <FieldBlock key={field.id} field={field} count={fields.length} {...rest} />
      ))}
      {editable && title === null && (
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setTitle(fields.length === 0 ? first : '')}
        >
          {t('projectPage.addField')}
        </Button>
      )}
      {title !== null && (
        <TitleForm
          label={t('projectPage.fieldTitle')}
          title={title}
          maxLength={200}
          busy={add.isPending}
          onTitle={setTitle}
          onAdd={addOne}
        />
      )}
    </div>
  );
}
