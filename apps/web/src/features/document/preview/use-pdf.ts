import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './open-pdf.ts';

/** Opens a PDF; the one before stays until the next is ready, so that nothing flickers. */
export function usePdf(file: Blob | null): { pdf: OpenedPdf | null; broken: boolean } {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!file) return;
    let gone = false;
    setBroken(false);
    openPdf(file).then(
      (opened) => (gone ? opened.close() : setPdf(opened)),
      () => {
        if (!gone) setBroken(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [file]);
  useEffect(() => () => pdf?.close(), [pdf]);
  return { pdf, broken };
}
