import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import { EmptyState } from './EmptyState.tsx';

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
