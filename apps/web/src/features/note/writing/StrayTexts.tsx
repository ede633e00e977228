import { Alert, Button, Group } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import type { NoteFields } from '../crypto/note-text.ts';
import { noteForms } from './note-forms.ts';
import classes from './Writing.module.css';

function Stray({ form, onDrop }: { form: Autosave<NoteFields>; onDrop: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { values } = useSyncExternalStore(form.subscribe, form.state);
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  if (!form.unsaved()) return null;
  const words = [values.title, values.text].filter(Boolean).join('\n');
  return (
    <Alert color="yellow" title={t('notes.stray.title')} mb="lg">
      <p className={classes.why}>{t('notes.stray.text')}</p>
      <p className={classes.stray}>{words}</p>
      <Group gap="sm">
        <Button variant="default" onClick={() => void copy(words)}>
          {t('notes.stray.copy')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDrop}>
          {t('notes.stray.drop')}
        </Button>
      </Group>
      {byHand}
    </Alert>
  );
}

/**
 * What was typed in this tab and can be kept no more, for its key was forgotten or given up elsewhere: shown
 * so that it can be copied. `open` begins the names of the notes that can be opened and saved now.
 */
export function StrayTexts({ owner, open }: { owner: string; open: string | null }) {
  const [, redraw] = useState(0);
  const stray = noteForms
    .all()
    .filter(({ id }) => id.startsWith(`${owner}/`) && !(open && id.startsWith(open)));
  return stray.map(({ id, form }) => (
    <Stray
      key={id}
      form={form}
      onDrop={() => {
        noteForms.forget(id);
        redraw((times) => times + 1);
      }}
    />
  ));
}
