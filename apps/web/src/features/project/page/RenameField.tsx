import { Modal, Text } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { type FieldCalls, useMoveField } from '../api/use-field-changes.ts';
import { settleForms } from '../fields/forms.ts';
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
  const change = useMoveField(calls);

  async function rename(name: string) {
    if (name === field.title) return onEnd();
    // what is typed is saved first: the new name makes a newer version of the block
    await settleForms();
    // the dialog may be closed before the answer comes; a failure is told by the call itself
    const renamed = change.mutateAsync({
      params: { id, fieldId: field.id },
      body: { title: name },
    });
    renamed.then(onEnd, () => undefined);
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
        busy={change.isPending}
        onTitle={(next) => (next === null ? onEnd() : onTitle(next))}
        onAdd={(name) => void rename(name)}
      />
    </Modal>
  );
}
