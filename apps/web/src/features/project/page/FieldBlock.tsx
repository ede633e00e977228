import { ActionIcon, Modal, Text } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import type { KindContent } from '@pv/editor-schema/rich-text';
import {
  IconArrowDown,
  IconArrowUp,
  IconClearFormatting,
  IconCursorText,
  IconTextSize,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type FieldCalls, useDropField, useRefreshProject } from '../api.ts';
import { contentRule } from '../fields/content-rule.ts';
import { type FieldDeed, FieldMenu } from '../fields/FieldMenu.tsx';
import { FieldTrouble } from '../fields/FieldTrouble.tsx';
import type { FieldMode } from '../fields/field-mode.ts';
import { blockForms, settleForms } from '../fields/forms.ts';
import { SavedBody } from '../fields/SavedBody.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';
import { useTurnKind } from '../fields/use-turn-kind.tsx';
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
function RenameField(props: RenameFieldProps) {
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

/** Removes a text block at once; the notice of it brings the block back with its text and at its place. */
function useRemoveField(calls: FieldCalls, id: string) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useDropField(calls);

  async function bringBack({ title, order }: DynamicField, written: KindContent) {
    await call(calls.add, { params: { id }, body: { title, order, ...written } });
  }

  // The field is gone by then, so its own callbacks would not be called: a promise always is.
  return (field: DynamicField, written: KindContent, onSettled: () => void) =>
    void remove
      .mutateAsync({ params: { id, fieldId: field.id } })
      .then(
        () => {
          blockForms.forget(field.id);
          toasts.undoable(t('projectPage.removed', { title: field.title }), () =>
            bringBack(field, written).finally(refresh),
          );
        },
        () => {},
      )
      .finally(onSettled);
}

export interface FieldBlockProps {
  calls: FieldCalls;
  /** The project, or the stage whose plan the list belongs to. */
  id: string;
  field: DynamicField;
  editable: boolean;
  mode: FieldMode;
  approved: boolean;
  /** Puts the block one place up or down; null where it is the first or the last one. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** The names of the other blocks of the list. */
  others: readonly string[];
  /** Added just now by the reader, who goes on writing in it. */
  fresh: boolean;
}

const bodyOf = ({ kind, content }: DynamicField) => ({ body: { kind, content } });

function useBlockBody({ calls, id, field }: FieldBlockProps) {
  const form = useKeptForm({
    keeper: blockForms,
    id: field.id,
    fields: bodyOf(field),
    version: field.version,
    rules: { body: contentRule },
    send: (call, { body }, version) =>
      call(calls.change, { params: { id, fieldId: field.id }, body: { ...body, version } }),
    read: async (call) => {
      const { fields } = await call(calls.list, { params: { id } });
      const newest = fields.find((one) => one.id === field.id) ?? field;
      return { fields: bodyOf(newest), version: newest.version };
    },
  });
  return useFormField(form, 'body');
}

/** What stands at the right of the name of a block. */
function Quiet(props: { title: string; deeds: FieldDeed[]; onRemove: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <div>
      <FieldMenu title={props.title} deeds={props.deeds} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`${t('projectPage.remove')}: ${props.title}`}
        onClick={props.onRemove}
      >
        <IconTrash size={16} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** One text block that saves itself, with its kind, its place in the list and its end. */
export function FieldBlock(props: FieldBlockProps) {
  const { calls, id, field, editable, mode, approved, onUp, onDown } = props;
  const { t } = useTexts();
  const body = useBlockBody(props);
  const turning = useTurnKind(body, approved);
  const remove = useRemoveField(calls, id);
  const [asked, setAsked] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [title, setTitle] = useState<string | null>(null);

  const drop = () => remove(field, body.value, () => setAsked(false));
  const turnIcon = body.value.kind === 'text' ? IconTextSize : IconClearFormatting;
  const deeds: FieldDeed[] = [
    { words: t('projectPage.fieldRename'), icon: IconCursorText, run: () => setRenaming(true) },
    ...(onUp ? [{ words: t('projectPage.fieldUp'), icon: IconArrowUp, run: onUp }] : []),
    ...(onDown ? [{ words: t('projectPage.fieldDown'), icon: IconArrowDown, run: onDown }] : []),
    { words: turning.words, icon: turnIcon, run: turning.turn },
  ];
  return (
    <>
      <SavedBody
        label={field.title}
        field={body}
        mode={mode}
        approved={approved}
        fresh={props.fresh}
        empty={t('projectPage.fieldEmpty')}
      >
        {editable && (
          <Quiet
            title={field.title}
            deeds={deeds}
            onRemove={() => (approved ? setAsked(true) : drop())}
          />
        )}
      </SavedBody>
      {turning.question}
      {renaming && (
        <RenameField
          {...props}
          title={title ?? field.title}
          onTitle={setTitle}
          onClose={() => setRenaming(false)}
          onEnd={() => {
            setTitle(null);
            setRenaming(false);
          }}
        />
      )}
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.removeTitle', { title: field.title })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={drop}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </>
  );
}
