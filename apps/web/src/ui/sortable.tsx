import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DraggableSyntheticListeners,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react';

/** What a list says of its dragging, each in the words of what lies in it. Places count from 1. */
export interface SortableWords {
  /** How it is done with the keyboard. */
  how: string;
  start: (told: { title: string }) => string;
  over: (told: { title: string; number: number; count: number }) => string;
  end: (told: { title: string; number: number }) => string;
  cancel: (told: { title: string }) => string;
}

/** What can be put in order. */
interface SortableItem {
  id: string;
  title: string;
}

/** Says to screen readers what is dragged and where it is. */
export function announce(items: readonly SortableItem[], words: SortableWords): Announcements {
  const told = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  const place = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1;
  return {
    onDragStart: ({ active }) => words.start({ title: told(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? words.over({ title: told(active.id), number: place(over.id), count: items.length })
        : undefined,
    onDragEnd: ({ active, over }) =>
      words.end({ title: told(active.id), number: place(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => words.cancel({ title: told(active.id) }),
  };
}

/** One step up or down the list. */
export type Step = 1 | -1;

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };

/** How an item of a `SortableList` is put in order: `item` is dragged by its `handle`. */
export interface ItemDrag {
  item: (element: HTMLElement | null) => void;
  handle: (element: HTMLElement | null) => void;
  style: CSSProperties;
  dragging: boolean;
  attributes: HTMLAttributes<HTMLElement>;
  listeners: DraggableSyntheticListeners;
  /** Alt with the arrows moves it; for the handle, and for whatever else has the focus in the item. */
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** What an item is taken by: with the mouse, a finger, the space bar, and moved by Alt with the arrows. */
export function DragHandle({
  drag,
  label,
  children = <IconGripVertical size={16} stroke={1.8} aria-hidden="true" />,
  ...looks
}: { drag: ItemDrag; label: string } & ComponentProps<'button'>) {
  return (
    <button
      {...looks}
      type="button"
      ref={drag.handle}
      {...drag.attributes}
      {...drag.listeners}
      onKeyDown={(event) => {
        drag.onKeyDown(event);
        if (!event.altKey) drag.listeners?.onKeyDown?.(event);
      }}
      aria-label={label}
    >
      {children}
    </button>
  );
}

/** The dragging of the item with this id; `onStep` moves it by one place. */
export function useSortableItem(id: string, onStep: (step: Step) => void): ItemDrag {
  const sortable = useSortable({ id });
  const { transform, transition } = sortable;
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
    // the item is put elsewhere on the page, and the focus goes along
    const target = event.currentTarget;
    requestAnimationFrame(() => target.focus());
  }
  return {
    item: sortable.setNodeRef,
    handle: sortable.setActivatorNodeRef,
    style: {
      transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
      transition,
    },
    dragging: sortable.isDragging,
    attributes: sortable.attributes,
    listeners: sortable.listeners,
    onKeyDown,
  };
}

interface SortableListProps<T extends SortableItem> {
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
