import type { SourceJson } from '@pv/editor-schema';

const person = (family: string, given: string) => ({ family, given });
const year = (value: number) => ({ 'date-parts': [[value]] });

/** The list of sources of the demo text: real works, two with their fields. */
export const SOURCES: readonly SourceJson[] = [
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
