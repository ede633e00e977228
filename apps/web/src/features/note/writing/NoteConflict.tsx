import { Button, Group, Modal, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { NoteFields } from '../crypto/note-text.ts';
import classes from './Writing.module.css';

function Side({ label, text }: { label: string; text: string }) {
  return (
    <section className={classes.side} aria-label={label}>
      <h3>{label}</h3>
      <p>{text}</p>
    </section>
  );
}

/** Both tabs have written in the same field: shows both and asks; nothing goes without a word. */
export function NoteConflict(props: {
  form: Autosave<NoteFields>;
  /** Keeps what is written here as a note of its own. */
  onBoth: (mine: NoteFields) => void;
}) {
  const { form, onBoth } = props;
  const { t } = useTexts();
  const { conflict, values } = useSyncExternalStore(form.subscribe, form.state);
  const keepMine = () => form.resolve('mine');
  return (
    <Modal
      opened={conflict !== null}
      // the question is answered, not closed: either text would go for good
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('notes.conflict.title')}
      withCloseButton={false}
      size="lg"
    >
      {conflict && (
        <>
          <Text mb="md">{t('notes.conflict.text')}</Text>
          <div className={classes.sides}>
            <Side label={t('notes.conflict.here')} text={values[conflict.field]} />
            <Side label={t('notes.conflict.there')} text={conflict.theirs} />
          </div>
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={() => form.resolve('theirs')}>
              {t('notes.conflict.theirs')}
            </Button>
            <Button variant="default" onClick={keepMine}>
              {t('notes.conflict.mine')}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                onBoth(values);
                while (form.state().conflict) form.resolve('theirs');
              }}
            >
              {t('notes.conflict.both')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
