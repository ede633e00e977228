import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { Drawing } from '../ui/timeline/ChartPages.tsx';
import { pngOf } from '../ui/timeline/png-of.ts';
import { saveFile } from './api/save.ts';
import { useServices } from './ServicesContext.tsx';
import { usePrinting } from './use-printing.ts';

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
  const printing = usePrinting();
  const [saving, setSaving] = useState(false);
  const drawing: Drawing = printing ? 'pages' : saving ? 'whole' : null;
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!printing) return;
    const { title } = document;
    // browsers call a PDF as the page is called
    document.title = name;
    return () => {
      document.title = title;
    };
  }, [printing, name]);

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
