import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { OpenedPdf } from './open-pdf.ts';
import classes from './Preview.module.css';

/** Letters by which a place is looked for; fewer say too little. */
const KEY = 40;
const LEAST = 8;

/** What is left of a text when lines, hyphens, spaces and signs are laid out another way. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The text around a place of the document. */
interface Words {
  before: string;
  after: string;
}

/**
 * The page on which a place of the document is printed, from 1; null where its words are found nowhere. Of
 * several pages it is the last: what is named in the contents is meant where it stands.
 * @param pages the text of each page
 */
export function findPage(pages: readonly string[], { before, after }: Words): number | null {
  const [left, right] = [lettersOf(before), lettersOf(after)];
  const whole = left + right;
  const keys = [left.slice(-KEY), right.slice(0, KEY), whole.slice(0, KEY)];
  const printed = pages.map(lettersOf);
  for (const key of keys) {
    const at = key.length < LEAST ? -1 : printed.findLastIndex((page) => page.includes(key));
    if (at >= 0) return at + 1;
  }
  return null;
}

/** The nearest element around that scrolls; null where the page itself does. */
function scrollParent(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) {
      return parent === document.documentElement || parent === document.body ? null : parent;
    }
  }
  return null;
}

/** Pages so far above and below the view are drawn too. */
const AHEAD = '800px';

interface PdfPageProps {
  pdf: OpenedPdf;
  number: number;
  width: number;
  height: number;
  /** Width on the screen, CSS pixels. */
  shown: number;
}

function show(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement): void {
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
}

/** One page: a white sheet of its size, drawn while it is near the view. */
function PdfPage({ pdf, number, width, height, shown }: PdfPageProps) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scrollParent(sheet), rootMargin: AHEAD },
    );
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    if (!near) {
      // a page far away gives its memory back
      sheet.width = 0;
      return;
    }
    if (shown === 0) return;
    const giveUp = new AbortController();
    pdf.draw(number, shown * window.devicePixelRatio, giveUp.signal).then(
      (drawn) => {
        if (drawn && !giveUp.signal.aborted) show(sheet, drawn);
      },
      (error: unknown) => {
        if (!giveUp.signal.aborted) console.error(error);
      },
    );
    return () => giveUp.abort();
  }, [pdf, number, near, shown]);

  return (
    <li>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={t('panels.preview.page', { n: number })}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </li>
  );
}

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
