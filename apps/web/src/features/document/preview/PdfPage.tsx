import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { OpenedPdf } from './open-pdf.ts';
import classes from './Preview.module.css';

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
export function PdfPage({ pdf, number, width, height, shown }: PdfPageProps) {
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
