import type { SourceJson } from '@pv/editor-schema';

const person = (family: string, given: string) => ({ family, given });
const year = (value: number) => ({ 'date-parts': [[value]] });

/** The list of sources of the demo thesis: real works, most with their fields. */
export const SOURCES: readonly SourceJson[] = [
  {
    id: 'gost7512',
    raw: 'ГОСТ 7512–82. Контроль неразрушающий. Соединения сварные. Радиографический метод : межгосударственный стандарт : дата введения 1984-01-01. – Москва : Издательство стандартов, 1995. – 25 с. – Текст : непосредственный.',
    csl: null,
  },
  {
    id: 'gonzalez',
    raw: 'Гонсалес Р., Вудс Р. Цифровая обработка изображений. М.: Техносфера, 2012. 1104 с.',
    csl: {
      type: 'book',
      author: [person('Гонсалес', 'Р.'), person('Вудс', 'Р.')],
      title: 'Цифровая обработка изображений',
      publisher: 'Техносфера',
      'publisher-place': 'Москва',
      issued: year(2012),
      'number-of-pages': '1104',
    },
  },
  {
    id: 'goodfellow',
    raw: 'Гудфеллоу Я., Бенджио И., Курвилль А. Глубокое обучение. М.: ДМК Пресс, 2018. 652 с.',
    csl: {
      type: 'book',
      author: [person('Гудфеллоу', 'Я.'), person('Бенджио', 'И.'), person('Курвилль', 'А.')],
      title: 'Глубокое обучение',
      publisher: 'ДМК Пресс',
      'publisher-place': 'Москва',
      issued: year(2018),
      'number-of-pages': '652',
    },
  },
  {
    id: 'unet',
    raw: 'Ronneberger O., Fischer P., Brox T. U-Net // MICCAI 2015. P. 234–241.',
    csl: {
      type: 'paper-conference',
      author: [person('Ronneberger', 'O.'), person('Fischer', 'P.'), person('Brox', 'T.')],
      title: 'U-Net: convolutional networks for biomedical image segmentation',
      'container-title': 'Medical image computing and computer-assisted intervention',
      publisher: 'Springer',
      'publisher-place': 'Cham',
      issued: year(2015),
      page: '234-241',
      language: 'en',
    },
  },
  {
    id: 'gdxray',
    raw: 'Mery D. et al. GDXray: the database of X-ray images // J. Nondestruct. Eval. 2015. Vol. 34.',
    csl: {
      type: 'article-journal',
      author: [person('Mery', 'D.'), person('Riffo', 'V.'), person('Zscherpel', 'U.')],
      title: 'GDXray: the database of X-ray images for nondestructive testing',
      'container-title': 'Journal of nondestructive evaluation',
      issued: year(2015),
      volume: '34',
      page: '1-12',
      language: 'en',
    },
  },
  {
    id: 'ensembles',
    raw: 'Lakshminarayanan B., Pritzel A., Blundell C. Simple and scalable predictive uncertainty estimation using deep ensembles // NIPS 2017. P. 6402–6413.',
    csl: {
      type: 'paper-conference',
      author: [person('Lakshminarayanan', 'B.'), person('Pritzel', 'A.'), person('Blundell', 'C.')],
      title: 'Simple and scalable predictive uncertainty estimation using deep ensembles',
      'container-title': 'Advances in neural information processing systems 30',
      publisher: 'Curran Associates',
      'publisher-place': 'Red Hook',
      issued: year(2017),
      page: '6402-6413',
      language: 'en',
    },
  },
];
