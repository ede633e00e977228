import { onReplaced, type SectionHead } from '@pv/editor-schema';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { nearestPlace, successors, writtenPlace } from './keep-place.ts';

const fieldsOf = (sheet: Element | null) => [
  ...(sheet?.querySelectorAll<HTMLElement>('textarea, input, [contenteditable]') ?? []),
];

/** Goes on in the same field of the section that has come instead, where the one with the focus is gone. */
function keepField({ live }: Workbench, heads: readonly SectionHead[]): () => void {
  const field = document.activeElement;
  const sheet = field?.closest('.pv-sheet') ?? null;
  const head = heads.find(({ id }) => sheet?.id === `section-${id}`);
  const at = field instanceof HTMLElement ? fieldsOf(sheet).indexOf(field) : -1;
  return () => {
    if (!field || !head || at < 0 || field.isConnected) return;
    const [next] = successors({ sectionId: head.id, heads }, live.sections());
    const found = fieldsOf(document.getElementById(`section-${next?.id}`))[at];
    found?.focus();
    if (found instanceof HTMLTextAreaElement)
      found.setSelectionRange(found.value.length, found.value.length);
  };
}

/** Lets whoever writes go on where he was when another text comes in the place of this one. */
export function useKeptPlace(): void {
  const bench = useWorkbench();
  useEffect(() => {
    const { doc } = bench.live;
    return onReplaced(doc, () => {
      const heads = bench.live.sections();
      const before = writtenPlace(bench);
      const focused = bench.editor()?.isFocused ?? false;
      const goOn = keepField(bench, heads);
      doc.once('afterTransaction', () => {
        const place = before && nearestPlace(bench, before);
        // the next letter must find the new text in the place of the old one
        flushSync(() => {
          if (!place) return;
          const { sectionId, ...caret } = place;
          bench.activate(sectionId, { ...caret, still: !focused });
        });
        if (!focused) goOn();
      });
    });
  }, [bench]);
}
