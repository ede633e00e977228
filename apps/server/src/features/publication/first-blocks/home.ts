import type { FirstBlock } from './first-block.ts';

/** What the home page tells of the product, and its two academies. */
export const homeBlocks: readonly FirstBlock[] = [
  {
    type: 'features',
    slug: 'chey-khod',
    icon: 'checks',
    ru: {
      title: 'Видно, чей сейчас ход',
      summary:
        'Раздел идёт по цепочке: исследователь, научный руководитель, куратор. На любой странице сказано, кто решает, с какого дня и чего не хватает.',
    },
    en: {
      title: 'Whose move it is, at a glance',
      summary:
        'A section goes from researcher to supervisor to curator. Every page says who has to decide, since when, and what is missing.',
    },
  },
  {
    type: 'features',
    slug: 'dokument-oformlyaetsya-sam',
    icon: 'document',
    ru: {
      title: 'Документ оформляется сам',
      summary:
        'Загрузите свой DOCX или пишите в редакторе. Номера, подписи, ссылки и список источников обновляются сразу, проверка называет пункт стандарта.',
    },
    en: {
      title: 'The document formats itself',
      summary:
        'Upload your DOCX or write in the editor. Numbers, captions, references and sources are kept up to date, and the check names the clause of the standard.',
    },
  },
  {
    type: 'features',
    slug: 'dorozhnaya-karta',
    icon: 'route',
    ru: {
      title: 'Дорожная карта до 12\u00a0этапов',
      summary:
        'Начните с шаблона своей работы: этапы и сроки уже расставлены. У каждого этапа свой план, свой результат и свои замечания.',
    },
    en: {
      title: 'A roadmap of up to 12 stages',
      summary:
        'Begin with a template of your kind of work: stages and dates are laid out. Each stage has its plan, its result and its remarks.',
    },
  },
  {
    type: 'academies',
    slug: 'research',
    icon: 'book',
    ru: {
      title: 'Академия научно-практических исследований',
      summary:
        'Как написать задание, сделать обзор литературы, пройти нормоконтроль и подготовиться к защите. Для исследований, дипломов и статей.',
    },
    en: {
      title: 'Academy of scientific and practical research',
      summary:
        'How to write an assignment, review the literature, pass the standards check and prepare for the defence. For research, theses and articles.',
    },
  },
  {
    type: 'academies',
    slug: 'entrepreneurship',
    icon: 'rocket',
    ru: {
      title: 'Академия инновационного предпринимательства',
      summary:
        'Как проверить спрос, составить дорожную карту стартапа и рассказать о нём за пять минут. Для команд и тех, кто только собирает команду.',
    },
    en: {
      title: 'Academy of innovative entrepreneurship',
      summary:
        'How to test demand, lay out the roadmap of a startup and tell of it in five minutes. For teams and for those who are gathering one.',
    },
  },
];
