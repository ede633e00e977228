import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Fragment, type ReactNode } from 'react';
import { announce, type SortableItem, type SortableWords } from './announce.ts';
import type { Step } from './use-sortable-item.ts';

export interface SortableListProps<T extends SortableItem> {
  items: readonly T[];
  words: SortableWords;
  /** Puts the item at the place, counted from 0. */
  onPut: (item: T, place: number) => void;
  /** Draws an item with `useSortableItem`, to which `onStep` is given; `place` counts from 0. */
  children: (item: T, at: { place: number; onStep: (step: Step) => void }) => ReactNode;
}

/** Things that are put in order with the mouse, a finger or the keyboard. */
export function SortableList<T extends SortableItem>(props: SortableListProps<T>) {
  const { items, words, onPut, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function drop({ active, over }: DragEndEvent) {
    const place = items.findIndex(({ id }) => id === over?.id);
    const item = items.find(({ id }) => id === active.id);
    if (item && place >= 0 && items[place] !== item) onPut(item, place);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announce(items, words),
        screenReaderInstructions: { draggable: words.how },
      }}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        {items.map((item, place) => {
          const onStep = (step: Step) => {
            if (items[place + step]) onPut(item, place + step);
          };
          return <Fragment key={item.id}>{children(item, { place, onStep })}</Fragment>;
        })}
      </SortableContext>
    </DndContext>
  );
}
