import { ActionIcon } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type FieldCalls, useMoveField } from '../api/use-field-changes.ts';
import type { FieldMode } from '../fields/field-mode.ts';
import { blockForms } from '../fields/forms.ts';
import { SavedText } from '../fields/SavedText.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';
import { useRemoveField } from './use-remove-field.ts';

export interface FieldBlockProps {
  calls: FieldCalls;
  /** The project, or the stage whose plan the list belongs to. */
  id: string;
  field: DynamicField;
  /** How many blocks the list has. */
  count: number;
  editable: boolean;
  mode: FieldMode;
  approved: boolean;
}

function useBlockText({ calls, id, field }: FieldBlockProps) {
  const form = useKeptForm({
    keeper: blockForms,
    id: field.id,
    fields: { content: field.content },
    version: field.version,
    rules: calls.change.body.shape,
    send: (call, changes, version) =>
      call(calls.change, { params: { id, fieldId: field.id }, body: { ...changes, version } }),
    read: async (call) => {
      const { fields } = await call(calls.list, { params: { id } });
      const newest = fields.find((one) => one.id === field.id) ?? field;
      return { fields: { content: newest.content }, version: newest.version };
    },
  });
  return useFormField(form, 'content');
}

function Quiet(props: { label: string; busy?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={props.label}
      loading={props.busy ?? false}
      onClick={props.onClick}
    >
      {props.children}
    </ActionIcon>
  );
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** One text block that saves itself, with its place in the list and its end. */
export function FieldBlock(props: FieldBlockProps) {
  const { calls, id, field, count, editable, mode, approved } = props;
  const { t } = useTexts();
  const text = useBlockText(props);
  const remove = useRemoveField(calls, id);
  const move = useMoveField(calls);
  // what waits for the consent to lose an approval
  const [asked, setAsked] = useState<'remove' | number | null>(null);

  const settled = () => setAsked(null);
  const drop = () => remove(field, text.value, settled);
  const moveTo = (order: number) =>
    move.mutate({ params: { id, fieldId: field.id }, body: { order } }, { onSettled: settled });
  const confirm = () => (typeof asked === 'number' ? moveTo(asked) : drop());
  const place = (order: number) => () => (approved ? setAsked(order) : moveTo(order));
  const named = (what: string) => `${what}: ${field.title}`;

  return (
    <>
      <SavedText
        label={field.title}
        field={text}
        mode={mode}
        approved={approved}
        empty={t('projectPage.fieldEmpty')}
      >
        {editable && field.order > 0 && (
          <Quiet
            label={named(t('projectPage.fieldUp'))}
            busy={move.isPending}
            onClick={place(field.order - 1)}
          >
            <IconArrowUp {...icon} />
          </Quiet>
        )}
        {editable && field.order < count - 1 && (
          <Quiet
            label={named(t('projectPage.fieldDown'))}
            busy={move.isPending}
            onClick={place(field.order + 1)}
          >
            <IconArrowDown {...icon} />
          </Quiet>
        )}
        {editable && (
          <Quiet
            label={named(t('projectPage.remove'))}
            onClick={() => (approved ? setAsked('remove') : drop())}
          >
            <IconTrash {...icon} />
          </Quiet>
        )}
      </SavedText>
      <ConfirmDialog
        opened={asked !== null}
        title={
          asked === 'remove'
            ? t('projectPage.removeTitle', { title: field.title })
            : t('projectPage.reopen.title')
        }
        confirm={asked === 'remove' ? t('projectPage.remove') : t('projectPage.edit')}
        destructive={asked === 'remove'}
        onConfirm={confirm}
        onClose={settled}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </>
  );
}
