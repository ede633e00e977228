import { Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { SaveState } from '../../../ui/SaveState.tsx';
import classes from './Fields.module.css';
import type { FormField } from './use-form-field.ts';

export interface PlainInputProps {
  label: string;
  field: Pick<FormField<string>, 'value' | 'status' | 'edit' | 'flush'>;
  placeholder: string;
  minRows?: number | undefined;
  /** A heading or a name: one line, no line breaks. */
  oneLine?: boolean | undefined;
  autoFocus: boolean;
}

/** The input of a text that saves itself; Ctrl+Enter saves at once. */
export function PlainInput({ label, field, placeholder, oneLine, ...rest }: PlainInputProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (oneLine) event.preventDefault();
    if (oneLine || event.ctrlKey || event.metaKey) field.flush();
  }
  return (
    <Textarea
      label={label}
      description={<SaveState status={field.status} />}
      inputWrapperOrder={['label', 'description', 'input']}
      classNames={{ root: classes.saved, label: classes.label, description: classes.state }}
      descriptionProps={{ component: 'div' }}
      value={field.value}
      onChange={(event) => field.edit(event.currentTarget.value)}
      onBlur={field.flush}
      onKeyDown={onKeyDown}
      placeholder={placeholder}
      error={field.status === 'failed'}
      autosize
      minRows={rest.minRows ?? 2}
      maxRows={16}
      autoFocus={rest.autoFocus}
    />
  );
}
