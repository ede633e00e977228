import { useElementSize } from '@mantine/hooks';
import type { OpenedPdf } from './open-pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import classes from './Preview.module.css';

/** The pages of a PDF, one under another, as wide as there is room. */
export default function PdfPages({ pdf }: { pdf: OpenedPdf }) {
  const { ref, width } = useElementSize<HTMLOListElement>();
  return (
    <ol ref={ref} className={classes.pages}>
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
