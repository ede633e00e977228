import { Modal, Text } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { FieldCalls } from '../api.ts';
import { FieldTrouble } from '../fields/FieldTrouble.tsx';
import { settleForms } from '../fields/forms.ts';
import { useWriteOver } from '../fields/use-write-over.ts';
import { TitleForm } from './TitleForm.tsx';

interface RenameFieldProps {
  calls: FieldCalls;
  /** The project or the stage. */
  id: string;
  field: DynamicField;
  approved: boolean;
  /** The names of the other blocks of the list. */
  others: readonly string[];
  /** What stands in the form. */
  title: string;
  onTitle: (title: string) => void;
  /** It is put away with what is typed, which is there when it is opened again. */
  onClose: () => void;
  /** It is over. */
  onEnd: () => void;
}

/** Asks for another name of a text block; what is written in it stays. */
export function RenameField(props: RenameFieldProps) {
  const { calls, id, field, onTitle, onEnd } = props;
  const { t } = useTexts();
  const [from] = useState(field.title);
  const change = useWriteOver({
    from,
    read: async (call) => {
      const { fields } = await call(calls.list, { params: { id } });
      const { title, version } = fields.find((one) => one.id === field.id) ?? field;
      return { value: title, version };
    },
    send: (call, title, version) =>
      call(calls.change, { params: { id, fieldId: field.id }, body: { title, version } }),
  });

  async function rename(name: string) {
    if (name === field.title) return onEnd();
    // what is typed is saved first: the new name makes a newer version of the block
    await settleForms();
    // the dialog may be closed before the answer comes
    if (await change.save(name)) onEnd();
  }
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('projectPage.fieldRenameTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {props.approved && <Text mb="sm">{t('projectPage.reopen.text')}</Text>}
      <TitleForm
        label={t('projectPage.fieldTitle')}
        submit={t('projectPage.fieldRenameSave')}
        title={props.title}
        maxLength={200}
        taken={props.others}
        busy={change.busy}
        onTitle={(next) => (next === null ? onEnd() : onTitle(next))}
        onAdd={(name) => void rename(name)}
      >
        <FieldTrouble
          field={{
            status: null,
            error: undefined,
            theirs: change.theirs,
            again: () => void rename(props.title.trim()),
            resolve: (choice) => (choice === 'mine' ? void rename(props.title.trim()) : onEnd()),
          }}
        />
      </TitleForm>
    </Modal>
  );
}
