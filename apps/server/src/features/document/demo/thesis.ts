import {
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  type NodeJson,
} from '@pv/editor-schema';
import { paragraph, section, table } from '@pv/editor-schema/compose';
import { RADIOGRAM } from './draw-radiogram.ts';
import { CHAPTERS } from './thesis-chapters.ts';
import { SOURCES } from './thesis-sources.ts';

const KEYWORDS = [
  'сварной шов',
  'радиографический контроль',
  'дефект',
  'сегментация',
  'свёрточная сеть',
  'оценка уверенности',
];

const abstract = section(
  'abstract',
  'abstract',
  'Реферат',
  paragraph(
    'Объект исследования — обнаружение дефектов сварных швов на снимках радиографического контроля.',
  ),
  paragraph(
    'Цель работы — разработать программу, которая размечает явные дефекты и показывает человеку сомнительные места.',
  ),
  paragraph(
    'В работе использована сегментация снимков свёрточной сетью и оценка уверенности по ансамблю из пяти сетей.',
  ),
  paragraph(
    'Программа находит 89\u00a0% дефектов без участия человека и 96\u00a0% вместе с ним, просмотр требует 5\u00a0% площади снимка. Результаты могут применяться в лабораториях неразрушающего контроля.',
  ),
);

const intro = section(
  'intro',
  'intro',
  'Введение',
  paragraph(
    'Актуальность темы определяется тем, что от качества сварных швов зависит безопасность трубопроводов, сосудов под давлением и строительных конструкций. Снимки швов до сих пор расшифровывают вручную: это долго, и заключения специалистов расходятся.',
  ),
  paragraph(
    'Новизна работы состоит в том, что программа не только размечает дефекты, но и сообщает, где её ответу доверять нельзя. Сомнительные места смотрит человек, остальное размечается автоматически.',
  ),
  paragraph(
    'Объект исследования — снимки радиографического контроля сварных швов, предмет — методы обнаружения дефектов на этих снимках.',
  ),
  paragraph(
    'Цель работы — разработать программу, которая находит дефекты сварных швов по радиографическим снимкам. Задачи работы: сравнить известные методы, выбрать модель, обучить её и оценить на снимках, которых она не видела.',
  ),
);

const conclusion = section(
  'conclusion',
  'conclusion',
  'Заключение',
  paragraph(
    'В работе сравнены методы обнаружения дефектов сварных швов и выбрана сегментация снимков ансамблем сетей U-Net. Обучены пять сетей, предложен порог, по которому сомнительные места передаются человеку.',
  ),
  paragraph(
    'Без участия человека программа находит 89\u00a0% дефектов, вместе с ним — 96\u00a0%. Дальнейшая работа связана с различением видов дефектов и с проверкой на снимках других предприятий.',
  ),
);

const appendix = section(
  'appendix-a',
  'applications',
  'Протокол испытаний',
  paragraph(
    'Испытания проведены на 120\u00a0снимках, которые не использовались при обучении. Результаты приведены в таблице\u00a0',
    { type: 'crossReference', attrs: { target: 't-protocol' } },
    '.',
  ),
  table('t-protocol', 'Результаты испытаний по видам дефектов', [
    ['Вид дефекта', 'Всего', 'Найдено программой', 'Найдено вместе с человеком'],
    ['Поры', '214', '199', '208'],
    ['Трещины', '47', '38', '44'],
    ['Непровары', '63', '52', '59'],
  ]),
);

function withPicture(node: NodeJson, asset: string): NodeJson {
  if (node.type !== 'figure') return node;
  const pixels = [RADIOGRAM.width, RADIOGRAM.height];
  const alt = 'Светлая полоса шва с тёмными пятнами пор и трещиной; рядом их маска';
  return { ...node, attrs: { ...node.attrs, images: [{ asset, width: 80, pixels, alt }] } };
}

/**
 * A few pages of a bachelor's thesis, the text of the demo project. Four breaches of the standard are
 * left in it for the checker to find: a dot after a heading, a hyphen instead of a dash, a percent sign
 * without a space and the first person.
 */
export function demoThesis(pictureId: string): DocumentSnapshot {
  const chapters = CHAPTERS.map((chapter) => ({
    ...chapter,
    content: {
      type: 'doc',
      content: (chapter.content.content ?? []).map((node) => withPicture(node, pictureId)),
    },
  }));
  return {
    version: DOCUMENT_VERSION,
    settings: { ...defaultSettings(), keywords: KEYWORDS, titleFields: { codes: 'УДК 004.932' } },
    sections: [
      section('title', 'title', 'Титульный лист'),
      abstract,
      section('contents', 'main', 'Содержание'),
      intro,
      ...chapters,
      conclusion,
      section('references', 'references', 'Список использованных источников'),
      appendix,
    ],
    sources: [...SOURCES],
  };
}
