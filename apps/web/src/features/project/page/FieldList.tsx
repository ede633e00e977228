import { Button, SegmentedControl } from '@mantine/core';
import type { DynamicField } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { type FieldCalls, useAddField, useMoveField } from '../api.ts';
import { FieldBlock, type FieldBlockProps } from './FieldBlock.tsx';
import classes from './FieldList.module.css';
import { SortableFields } from './SortableFields.tsx';
import { TitleForm } from './TitleForm.tsx';

interface Placed {
  id: string;
}

/** The ids of a list with one of them at the place, counted from 0. */
export function putAt(list: readonly Placed[], id: string, place: number): string[] {
  const others = list.map((one) => one.id).filter((one) => one !== id);
  return others.toSpliced(place, 0, id);
}

/** A list in the order of ids; what the order does not know stands at the end. */
export function inOrder<T extends Placed>(
  list: readonly T[],
  order: readonly string[] | null,
): T[] {
  if (!order) return [...list];
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return list.toSorted((one, other) => place(one) - place(other));
}

/** The blocks of a list as they were put just now, until the server has them so or refuses. */
function useFieldOrder(calls: FieldCalls, id: string, stored: readonly DynamicField[]) {
  const move = useMoveField(calls);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  /** How many moves are not answered yet. */
  const pending = useRef(0);
  const fields = inOrder(stored, order);

  /** Puts the block at the place, counted from 0. */
  function put(fieldId: string, place: number) {
    setOrder(putAt(fields, fieldId, place));
    pending.current += 1;
    // a promise is told of the end also when a newer move was made meanwhile
    void move
      .mutateAsync({ params: { id, fieldId }, body: { order: place } })
      .catch(() => {})
      .finally(() => {
        pending.current -= 1;
        // an earlier move does not drop the place of a later one
        if (pending.current === 0) setOrder(null);
      });
  }
  return { fields, put };
}

interface FieldListProps
  extends Omit<FieldBlockProps, 'field' | 'onUp' | 'onDown' | 'others' | 'fresh'> {
  /** Name of the list. */
  name: string;
  /** What the first block is proposed to be called. */
  first: string;
  fields: readonly DynamicField[];
  /** Which kind of content it is that a section may lack. */
  content?: string;
  /** What is to be known before the list is written in. */
  note?: ReactNode;
}

type Kind = DynamicField['kind'];
const KINDS: readonly Kind[] = ['text', 'content'];

/** The name and the kind of a block that is added. */
function NewField(props: {
  rest: Pick<FieldListProps, 'calls' | 'id'>;
  title: string;
  taken: readonly string[];
  onTitle: (title: string | null) => void;
  /** It is being added under this name. */
  onAdd: (title: string) => void;
}) {
  const { calls, id } = props.rest;
  const { t } = useTexts();
  const add = useAddField(calls);
  const [kind, setKind] = useState<Kind>('text');

  function addOne(title: string) {
    props.onAdd(title);
    add.mutate({ params: { id }, body: { title, kind } }, { onSuccess: () => props.onTitle(null) });
  }
  return (
    <TitleForm
      label={t('projectPage.fieldTitle')}
      title={props.title}
      maxLength={200}
      taken={add.isPending ? [] : props.taken}
      busy={add.isPending}
      onTitle={props.onTitle}
      onAdd={addOne}
    >
      <SegmentedControl
        aria-label={t('projectPage.fieldKind.label')}
        mt="xs"
        size="sm"
        data={KINDS.map((value) => ({ value, label: t(`projectPage.fieldKind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
    </TitleForm>
  );
}

/** The text blocks of a task, of the extended information or of a plan, and the way to add one. */
export function FieldList({ name, first, fields: stored, note, content, ...rest }: FieldListProps) {
  const { calls, id, editable, approved } = rest;
  const { t } = useTexts();
  const { fields, put } = useFieldOrder(calls, id, stored);
  const [title, setTitle] = useState<string | null>(null);
  // what waits for the consent to lose an approval
  const [asked, setAsked] = useState<{ id: string; place: number } | null>(null);
  // the block that was added from here, once it is in the list: writing goes on in it
  const [added, setAdded] = useState<{ title: string; known: readonly string[] } | null>(null);
  const isFresh = (field: DynamicField) =>
    field.title === added?.title && !added.known.includes(field.id);
  const last = fields.length - 1;
  const focus = useKeptFocus<HTMLDivElement>({ heir: '[data-add]' });

  const place = (field: DynamicField, at: number) =>
    approved ? setAsked({ id: field.id, place: at }) : put(field.id, at);
  function confirm() {
    setAsked(null);
    if (asked) put(asked.id, asked.place);
  }
  const block = (field: DynamicField, at: number) => (
    <FieldBlock
      key={field.id}
      field={field}
      others={fields.filter(({ id: one }) => one !== field.id).map((one) => one.title)}
      fresh={isFresh(field)}
      onUp={at > 0 ? () => place(field, at - 1) : null}
      onDown={at < last ? () => place(field, at + 1) : null}
      {...rest}
    />
  );

  return (
    <div className={classes.list} data-content={content} {...focus}>
      <h4 className={classes.heading}>{name}</h4>
      {note}
      {fields.length === 0 && !editable && (
        <p className={classes.none}>{t('projectPage.fieldEmpty')}</p>
      )}
      {editable && fields.length > 0 ? (
        <SortableFields fields={fields} onPut={place}>
          {block}
        </SortableFields>
      ) : (
        fields.map(block)
      )}
      {editable && title === null && (
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-sm"
          data-add
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setTitle(fields.length === 0 ? first : '')}
        >
          {t('projectPage.addField')}
        </Button>
      )}
      {title !== null && (
        <NewField
          rest={rest}
          title={title}
          taken={fields.map((field) => field.title)}
          onTitle={setTitle}
          onAdd={(name) => setAdded({ title: name, known: fields.map((field) => field.id) })}
        />
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t('projectPage.reopen.title')}
        confirm={t('projectPage.edit')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </div>
  );
}
