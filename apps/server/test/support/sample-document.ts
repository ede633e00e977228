import { type DocumentSnapshot, defaultSettings, type NodeJson } from '@pv/editor-schema';

const text = (value: string): NodeJson => ({ type: 'text', text: value });
export const paragraph = (value: string): NodeJson => ({
  type: 'paragraph',
  content: [text(value)],
});

/** A short work with a figure, a formula and a source; `words` makes it longer. */
export function sampleDocument({
  asset,
  tex = 'E = mc^2',
  words = '',
}: {
  asset?: string;
  tex?: string;
  words?: string;
} = {}): DocumentSnapshot {
  const images = asset ? [{ asset, width: 50, pixels: [30, 20], alt: 'Схема' }] : [];
  const figure = { type: 'figure', attrs: { id: 'fig', images }, content: [text('Схема')] };
  const section = (kind: DocumentSnapshot['sections'][number]['kind'], ...content: NodeJson[]) => ({
    id: `s-${kind}`,
    kind,
    title: kind === 'chap' ? 'Описание датчика' : '',
    content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
  });
  return {
    version: 1,
    settings: { ...defaultSettings(), keywords: ['датчик'] },
    sections: [
      section('title'),
      section('abstract', paragraph('Работа о датчике.')),
      section('main'),
      section('intro', paragraph(`Датчик измеряет уровень воды. ${words}`)),
      section(
        'chap',
        {
          type: 'heading',
          attrs: { id: 'h1', level: 2, numbered: true },
          content: [text('Устройство')],
        },
        {
          type: 'paragraph',
          content: [
            text('Устройство показано на рисунке '),
            { type: 'crossReference', attrs: { target: 'fig' } },
            text(' [1].'),
          ],
        },
        figure,
        { type: 'formula', attrs: { id: 'f1', tex, numbered: true } },
      ),
      section('conclusion', paragraph('Датчик готов.')),
      section('references'),
    ],
    sources: [
      { id: 'src', raw: 'Иванов И. И. Датчики. – Москва : Наука, 2020. – 100 с.', csl: null },
    ],
  };
}
