import { Button } from '@mantine/core';
import { type Icon, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './EmptyState.module.css';

/** An empty place: one sentence that says why, and one button that says what to do. */
export function EmptyState(props: { icon: Icon; text: string; action?: ReactNode }) {
  const { icon: Icon, text, action } = props;
  return (
    <div className={classes.empty}>
      <Icon className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}

/** A list in which nothing fits what is asked for, and the button that asks for everything again. */
export function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconFilterOff}
      text={text}
      action={
        <Button variant="default" onClick={onClear}>
          {t('ui.showAll')}
        </Button>
      }
    />
  );
}
