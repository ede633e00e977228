import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { Drawing } from '../ui/timeline/ChartPages.tsx';
import { pngOf } from '../ui/timeline/png-of.ts';
import { saveFile } from './api/save.ts';
import { useServices } from './ServicesContext.tsx';

/** So many signs of a project's title are in the name of a file: systems refuse long ones. */
const TITLE = 80;

/**
 * Draws a chart for paper and files only when it is asked for, by a button or by the keys of the browser.
 * @param what the chart is, and of which project, for the names of the files
 */
export function usePicture(what: string, project: string) {
  const name = `${what} — ${[...project].slice(0, TITLE).join('').trim()}`;
  const { t } = useTexts();
  const { toasts } = useServices();
  const [drawing, setDrawing] = useState<Drawing>(null);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let { title } = document;
    function before() {
      flushSync(() => setDrawing('pages'));
      title = document.title;
      // browsers call a PDF as the page is called
      document.title = name;
    }
    function after() {
      setDrawing(null);
      document.title = title;
    }
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [name]);

  async function save() {
    flushSync(() => setDrawing('whole'));
    const svg = ref.current?.querySelector('svg');
    const text = svg && new XMLSerializer().serializeToString(svg);
    setDrawing(null);
    if (!svg || !text) return;
    const size = {
      width: Number(svg.getAttribute('width')),
      height: Number(svg.getAttribute('height')),
    };
    try {
      const png = await pngOf(text, size);
      if (png) return saveFile(png, `${name}.png`);
      saveFile(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`);
      toasts.success(t('gantt.export.tooLong'));
    } catch (error) {
      console.warn(error);
      toasts.error('gantt.export.failed');
    }
  }
  return { ref, drawing, save: () => void save(), print: () => window.print() };
}
