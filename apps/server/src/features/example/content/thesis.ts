import type { Example } from './example.ts';

/** The work of a student. Its thesis is in Russian, as the standard wants. */
export const THESIS: Example = {
  type: 'nir',
  category: 'bachelor',
  role: 'researcher',
  length: 150,
  passed: 35,
  thesis: true,
  texts: {
    ru: {
      title: 'Пример: обнаружение дефектов сварных швов по снимкам',
      annotation:
        'Программа помогает дефектоскописту: размечает явные дефекты и показывает сомнительные. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Цель',
          content: 'Разработать программу, которая находит дефекты сварных швов на радиограммах.',
        },
        {
          title: 'Задачи',
          content:
            'Изучить методы обнаружения дефектов; собрать и разметить снимки; обучить и сравнить модели; оценить точность на снимках предприятия.',
        },
      ],
      info: [
        {
          title: 'Актуальность',
          content:
            'Снимки швов расшифровывает человек: до 15 минут на снимок, и двое специалистов расходятся в каждом десятом случае.',
        },
        {
          title: 'Замысел',
          content:
            'Сегментация снимка свёрточной сетью с оценкой уверенности: явное размечает программа, сомнительное видит человек.',
        },
      ],
      results: ['Рассмотрено 34 источника. Методы сведены в таблицу, задача поставлена.'],
    },
    en: {
      title: 'Example: finding defects of welds in radiographs',
      annotation:
        'A program helps the inspector: it marks clear defects and shows doubtful ones. This is an example: change anything or delete it.',
      task: [
        { title: 'Goal', content: 'Develop a program that finds defects of welds in radiographs.' },
        {
          title: 'Tasks',
          content:
            'Study the methods of finding defects; collect and mark radiographs; train and compare models; measure the accuracy on radiographs of a plant.',
        },
      ],
      info: [
        {
          title: 'Relevance',
          content:
            'Radiographs are read by people: up to 15 minutes each, and two specialists disagree on every tenth.',
        },
        {
          title: 'Idea',
          content:
            'Segmentation by a convolutional network that tells how sure it is: the program marks what is clear, a person sees what is doubtful.',
        },
      ],
      results: ['34 sources reviewed. The methods are compared in a table, the problem is stated.'],
    },
  },
};
