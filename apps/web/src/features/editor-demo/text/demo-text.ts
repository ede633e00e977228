import {
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  type SourceJson,
} from '@pv/editor-schema';
import { paragraph, section } from '@pv/editor-schema/compose';
import { CHAPTERS } from './chapters.ts';

const person = (family: string, given: string) => ({ family, given });
const year = (value: number) => ({ 'date-parts': [[value]] });

/** The list of sources of the demo text: real works, two with their fields. */
const SOURCES: readonly SourceJson[] = [
  {
    id: 'taiz',
    raw: 'Taiz L., Zeiger E. Plant physiology and development. Sunderland: Sinauer, 2015. 761 p.',
    csl: {
      type: 'book',
      author: [person('Taiz', 'L.'), person('Zeiger', 'E.')],
      title: 'Plant physiology and development',
      publisher: 'Sinauer Associates',
      'publisher-place': 'Sunderland',
      issued: year(2015),
      'number-of-pages': '761',
      language: 'en',
    },
  },
  {
    id: 'massa',
    raw: 'Massa G. D. et al. Plant productivity in response to LED lighting // HortScience. 2008. Vol. 43.',
    csl: {
      type: 'article-journal',
      author: [person('Massa', 'G. D.'), person('Kim', 'H.-H.'), person('Wheeler', 'R. M.')],
      title: 'Plant productivity in response to LED lighting',
      'container-title': 'HortScience',
      issued: year(2008),
      volume: '43',
      issue: '7',
      page: '1951-1956',
      language: 'en',
    },
  },
  {
    id: 'gost',
    raw: 'ГОСТ Р 54350–2015. Приборы осветительные. Светотехнические требования и методы испытаний : национальный стандарт Российской Федерации : дата введения 2016-01-01. – Москва : Стандартинформ, 2015. – 41 с. – Текст : непосредственный.',
    csl: null,
  },
];

const KEYWORDS = ['микрозелень', 'освещённость', 'светодиод', 'рост растений', 'горох'];

const abstract = section(
  'abstract',
  'abstract',
  'Реферат',
  paragraph('Объект исследования — рост микрозелени гороха под светодиодными лампами.'),
  paragraph(
    'Цель работы — выбрать освещённость, при которой микрозелень гороха готова к срезке за десять суток.',
  ),
  paragraph(
    'Высоту побегов измеряли каждые двое суток при трёх значениях освещённости. При 150\u00a0мкмоль/(м²·с) побеги за десять суток выросли до 88\u00a0мм.',
  ),
);

const intro = section(
  'intro',
  'intro',
  'Введение',
  paragraph(
    'Актуальность темы связана с тем, что микрозелень всё чаще выращивают в помещениях, где единственный источник света — лампы. Освещённость определяет и срок готовности, и расход электроэнергии.',
  ),
  paragraph(
    'Новизна работы состоит в том, что освещённость выбрана сразу по двум показателям: скорости роста и расходу энергии. Методы исследования — опыт, измерение и сравнение.',
  ),
  paragraph(
    'Объект исследования — микрозелень гороха посевного, предмет — зависимость высоты побегов от освещённости.',
  ),
  paragraph(
    'Цель работы — выбрать освещённость для выращивания микрозелени гороха. Задачи работы: изучить литературу, измерить высоту побегов при трёх значениях освещённости и сравнить результаты.',
  ),
);

const conclusion = section(
  'conclusion',
  'conclusion',
  'Заключение',
  paragraph(
    'В работе измерена высота побегов микрозелени гороха при трёх значениях освещённости. Быстрее всего побеги росли при 150\u00a0мкмоль/(м²·с), однако разница между вторым и третьим режимами меньше, чем между первым и вторым.',
  ),
  paragraph(
    'Для выращивания в помещении можно рекомендовать освещённость 100\u00a0мкмоль/(м²·с): срок готовности увеличивается на одни сутки, а электроэнергии расходуется на треть меньше.',
  ),
);

/**
 * The document of the demo: a short student's work with every kind of object. Four breaches of the
 * standard are left in it for the checker to find: a dot after a heading, a hyphen instead of a dash,
 * a percent sign without a space and the first person.
 */
export function demoText(): DocumentSnapshot {
  return {
    version: DOCUMENT_VERSION,
    settings: { ...defaultSettings(), keywords: KEYWORDS },
    sections: [
      section('title', 'title', 'Титульный лист'),
      abstract,
      section('contents', 'main', 'Содержание'),
      intro,
      ...CHAPTERS,
      conclusion,
      section('references', 'references', 'Список использованных источников'),
    ],
    sources: [...SOURCES],
  };
}
