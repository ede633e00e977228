import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, KeyboardEventHandler } from 'react';

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
