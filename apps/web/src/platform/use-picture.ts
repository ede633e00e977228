import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { Drawing } from '../ui/timeline/ChartPages.tsx';
import { pngOf } from '../ui/timeline/png-of.ts';
import { saveFile } from './api/save.ts';
import { useServices } from './ServicesContext.tsx';

/**
 * Draws a chart for paper and files only when it is asked for, by a button or by the keys of the browser.
 * @param name of the file
 */
export function usePicture(name: string) {
  const { t } = useTexts();
  const { toasts } = useServices();
  const [drawing, setDrawing] = useState<Drawing>(null);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = () => flushSync(() => setDrawing('pages'));
    const after = () => setDrawing(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

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
