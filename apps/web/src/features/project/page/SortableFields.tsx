import type { DynamicField } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import {
  DragHandle,
  SortableList,
  type SortableWords,
  type Step,
  useSortableItem,
} from '../../../ui/sortable.tsx';
import classes from './FieldList.module.css';

export interface SortableFieldsProps {
  fields: readonly DynamicField[];
  /** Puts the block at the place, counted from 0. */
  onPut: (field: DynamicField, place: number) => void;
  children: (field: DynamicField, place: number) => ReactNode;
}

function SortableField(props: {
  field: DynamicField;
  /** There is nothing to be put before or after. */
  alone: boolean;
  onStep: (step: Step) => void;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const { field, alone, onStep } = props;
  const drag = useSortableItem(field.id, onStep);
  return (
    <div
      ref={drag.item}
      className={alone ? undefined : classes.block}
      style={drag.style}
      data-dragging={drag.dragging || undefined}
    >
      {!alone && (
        <DragHandle
          drag={drag}
          className={classes.handle}
          label={t('projectPage.fieldDrag.handle', { title: field.title })}
        />
      )}
      <div>{props.children}</div>
    </div>
  );
}

/** Text blocks that are put in order with the mouse, a finger or the keyboard. */
export function SortableFields({ fields, onPut, children }: SortableFieldsProps) {
  const { t } = useTexts();
  const words: SortableWords = {
    how: t('projectPage.fieldDrag.how'),
    start: (told) => t('projectPage.fieldDrag.start', told),
    over: (told) => t('projectPage.fieldDrag.over', told),
    end: (told) => t('projectPage.fieldDrag.end', told),
    cancel: (told) => t('projectPage.fieldDrag.cancel', told),
  };
  return (
    <SortableList items={fields} words={words} onPut={onPut}>
      {(field, { place, onStep }) => (
        <SortableField field={field} alone={fields.length < 2} onStep={onStep}>
          {children(field, place)}
        </SortableField>
      )}
    </SortableList>
  );
}
