import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

/** A place on which files are dropped, with a hidden input for choosing them; `take` gets what came, never nothing. */
export function useFileDrop(take: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const give = (files: FileList | null) => {
    if (files && files.length > 0) take([...files]);
  };
  return {
    /** Opens the dialog of the browser. */
    choose: () => input.current?.click(),
    /** For the element on which files are dropped. */
    place: {
      'data-over': over || undefined,
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      },
    },
    /** For the hidden input. */
    field: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        give(currentTarget.files);
        // else the same file could not be chosen again
        currentTarget.value = '';
      },
    },
  } as const;
}
