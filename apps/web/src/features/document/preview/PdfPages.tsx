import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { findPage, type Words } from './find-page.ts';
import type { OpenedPdf } from './open-pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import classes from './Preview.module.css';

const BLOCKS = 'p, h1, h2, h3, h4, li, td, th, figcaption, pre';

/** What stands around the caret in its block, if it is in the text. */
function wordsAtCaret(): Words | null {
  const selection = window.getSelection();
  const node = selection?.focusNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const block = element?.closest('.pv-doc') ? element.closest(BLOCKS) : null;
  if (!block || !node || !selection) return null;
  const range = document.createRange();
  range.selectNodeContents(block);
  range.setEnd(node, selection.focusOffset);
  const before = range.toString();
  return { before, after: (block.textContent ?? '').slice(before.length) };
}

/** The words at the caret, else those at the top of what is shown of the text; null where there are none. */
function wordsHere(): Words | null {
  const caret = wordsAtCaret();
  if (caret) return caret;
  const text = document.querySelector('.pv-doc');
  const top = text?.getBoundingClientRect().top ?? 0;
  const shown = [...(text?.querySelectorAll(BLOCKS) ?? [])].find(
    (block) => block.getBoundingClientRect().bottom > top && block.textContent?.trim(),
  );
  return shown ? { before: '', after: shown.textContent ?? '' } : null;
}

/** Brings the page of the caret into view, once: afterwards the reader goes where he wants. */
function useFirstPage(pdf: OpenedPdf, list: RefObject<HTMLOListElement | null>, ready: boolean) {
  const [words] = useState(wordsHere);
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current || !words) return;
    done.current = true;
    pdf.texts().then(
      (texts) => {
        const page = findPage(texts, words);
        const sheet = page === null ? undefined : list.current?.children[page - 1];
        if (page !== 1) sheet?.scrollIntoView({ block: 'start' });
      },
      // pages that went meanwhile are opened at the first one
      () => undefined,
    );
  }, [pdf, list, ready, words]);
}

/** The pages of a PDF, one under another, as wide as there is room. */
export default function PdfPages({ pdf }: { pdf: OpenedPdf }) {
  const { ref, width } = useElementSize<HTMLOListElement>();
  const list = useRef<HTMLOListElement>(null);
  useFirstPage(pdf, list, width > 0);
  return (
    <ol ref={useMergedRef(ref, list)} className={classes.pages}>
      {pdf.pages.map((page, index) => (
        <PdfPage
          // the pages of the next edition take the places of these
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          pdf={pdf}
          number={index + 1}
          width={page.width}
          height={page.height}
          shown={Math.round(width)}
        />
      ))}
    </ol>
  );
}
