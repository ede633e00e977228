import type { Comment } from '@pv/contract';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Remark } from '../../../editor/remarks/remark-store.ts';
import { SelectionButton } from '../../../editor/remarks/SelectionButton.tsx';
import { anchorHere } from '../../../editor/remarks/text-places.ts';
import { useLoaded } from '../../../editor/shell/DocumentContext.tsx';
import { BESIDE_TEXT } from '../../../editor/shell/panels.ts';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useComments } from '../../comment/public.ts';

/** The threads of a document that stand at a place. */
export const remarksOf = (comments: readonly Comment[]): Remark[] =>
  comments.flatMap(({ id, anchor, resolved }) =>
    anchor ? [{ id, anchor, settled: resolved !== null }] : [],
  );

/** Leads once to the comment that the address names. */
function useDeepLink(comments: readonly Comment[] | undefined): void {
  const { remarks } = useWorkbench();
  const loaded = useLoaded();
  const { comment }: { comment?: string } = useSearch({ strict: false });
  const led = useRef<string>(undefined);
  useEffect(() => {
    const said = comments?.find(({ id }) => id === comment);
    if (!loaded || !said || led.current === comment) return;
    led.current = comment;
    const id = said.thread_id ?? said.id;
    remarks.choose(id);
    requestAnimationFrame(() => remarks.go(id));
  }, [remarks, loaded, comments, comment]);
}

/** Shows in the text what is said of it, and lets one begin to say more. */
export function Remarks() {
  const bench = useWorkbench();
  const { remarks, live } = bench;
  const { data } = useComments('document', bench.view.id);
  const loaded = useLoaded();
  const may = data?.can.comment ?? false;

  useEffect(() => {
    if (data && loaded) remarks.put(remarksOf(data.comments));
  }, [remarks, data, loaded]);
  useEffect(() => remarks.allow(may), [remarks, may]);
  // a text that begins to be edited is drawn anew
  useEffect(() => bench.subscribe(remarks.redraw), [bench, remarks]);
  useDeepLink(data?.comments);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKey = (event: KeyboardEvent) => {
      const asked = event.code === 'KeyM' && event.altKey && (event.ctrlKey || event.metaKey);
      if (!asked || !may) return;
      event.preventDefault();
      remarks.begin(anchorHere(live.doc));
    };
    const onClick = (event: MouseEvent) => {
      const inText = event.target instanceof Element && event.target.closest('.pv-doc');
      const selects = getSelection()?.isCollapsed === false;
      // where there is no room beside the text, a click on commented words is only a click
      if (!inText || selects || !window.matchMedia(BESIDE_TEXT).matches) return;
      const id = remarks.at(event.clientX, event.clientY);
      if (id) remarks.choose(id);
    };
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('click', onClick, { signal, capture: true });
    return () => listeners.abort();
  }, [remarks, live, may]);

  return may ? <SelectionButton doc={live.doc} remarks={remarks} /> : null;
}
