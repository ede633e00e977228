import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { Drawing } from '../ui/timeline/ChartPages.tsx';
import { pngOf } from '../ui/timeline/png-of.ts';
import { saveFile } from './api/save.ts';
import { useServices } from './ServicesContext.tsx';
import { usePrinting } from './use-printing.ts';

/**
 * Draws a chart for paper and files only when it is asked for, by a button or by the keys of the browser.
 * @param name of the file
 */
export function usePicture(name: string) {
  const { t } = useTexts();
  const { toasts } = useServices();
  const printing = usePrinting();
  const [saving, setSaving] = useState(false);
  const drawing: Drawing = printing ? 'pages' : saving ? 'whole' : null;
  const ref = useRef<HTMLDivElement>(null);

  async function save() {
    flushSync(() => setSaving(true));
    const svg = ref.current?.querySelector('svg');
    const text = svg && new XMLSerializer().serializeToString(svg);
    setSaving(false);
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
