import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

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
export interface SortableItem {
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
