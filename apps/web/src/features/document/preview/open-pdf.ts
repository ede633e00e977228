import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF ready to be drawn. */
export interface OpenedPdf {
  /** Sizes of the pages in points. */
  pages: readonly { width: number; height: number }[];
  /** Draws a page (from 1) `width` device pixels wide; null when given up by `signal`. */
  draw(page: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | null>;
  /** The text of every page. */
  texts(): Promise<string[]>;
  /** The headings and the pages, from 1, on which they stand. */
  headings(): Promise<{ title: string; page: number }[]>;
  close(): void;
}

/** Reads a PDF in a worker of our own site; nothing is fetched from anywhere. */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), useWasm: false });
  const pdf = await task.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  return {
    pages,
    async draw(number, width, signal) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return null;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise;
      return canvas;
    },
    texts: () =>
      Promise.all(
        numbers.map(async (number) => {
          const { items } = await (await pdf.getPage(number)).getTextContent();
          return items.map((item) => ('str' in item ? item.str : '')).join('');
        }),
      ),
    async headings() {
      type Node = Awaited<ReturnType<typeof pdf.getOutline>>[number];
      const flat = (nodes: readonly Node[]): Node[] =>
        nodes.flatMap((node) => [node, ...flat(node.items)]);
      const found = await Promise.all(
        flat((await pdf.getOutline()) ?? []).map(async ({ title, dest }) => {
          const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
          const page = place?.[0] ? (await pdf.getPageIndex(place[0])) + 1 : 0;
          return { title, page };
        }),
      );
      return found.filter(({ page }) => page > 0);
    },
    close: () => void task.destroy(),
  };
}
