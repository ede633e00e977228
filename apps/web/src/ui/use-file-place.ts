import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { pastedFiles } from './pasted-files.ts';

/** For an element on which files are dropped, and into which they are pasted while the focus is in it. */
export function useFilePlace(enabled: boolean, take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);

  function bring(event: DragEvent | ClipboardEvent, files: readonly File[]) {
    if (!enabled || files.length === 0) return;
    event.preventDefault();
    take(files);
  }

  return {
    'data-over': (enabled && over) || undefined,
    onDragOver(event: DragEvent) {
      if (!enabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      bring(event, [...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => bring(event, pastedFiles(event.clipboardData)),
  };
}
