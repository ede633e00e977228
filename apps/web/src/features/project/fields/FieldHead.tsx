import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Fields.module.css';
import type { Writing } from './use-writing.tsx';

export interface FieldHeadProps {
  label: string;
  writing: Pick<Writing, 'pencil' | 'pencilRef' | 'begin'>;
  /** A save state or quiet buttons. */
  children?: ReactNode;
}

/** The line over a text that is read: its name, and a pencil for those who may write. */
export function FieldHead({ label, writing, children }: FieldHeadProps) {
  const { t } = useTexts();
  return (
    <div className={classes.head} data-field-head>
      <span className={classes.label} data-field-label>
        {label}
      </span>
      {writing.pencil && (
        <ActionIcon
          ref={writing.pencilRef}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`${t('projectPage.edit')}: ${label}`}
          onClick={writing.begin}
        >
          <IconPencil size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
      {children}
    </div>
  );
}
