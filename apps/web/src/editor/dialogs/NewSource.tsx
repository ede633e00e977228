import { Button, Group, Textarea } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './dialogs.module.css';

interface NewSourceProps {
  raw: string;
  /** The list is empty: the dialog opens in this field. */
  first: boolean;
  onChange: (raw: string) => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** A new record, typed or pasted whole. */
export function NewSource({ raw, first, onChange, onAdd, onCancel }: NewSourceProps) {
  const { t } = useTexts();
  return (
    <div className={classes.add}>
      <Textarea
        autosize
        minRows={2}
        autoFocus
        data-autofocus={first || undefined}
        label={t('editor.citation.raw')}
        description={t('editor.citation.rawHint')}
        value={raw}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || raw.trim() === '') return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Group mt="xs">
        <Button size="sm" variant="default" disabled={raw.trim() === ''} onClick={onAdd}>
          {t('editor.citation.save')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </div>
  );
}
