import type { FirstPage } from './first-page.ts';

const research: FirstPage = {
  path: 'academy/research',
  day: '2026-11-21',
  ru: {
    title: 'Академия научно-практических исследований',
    summary:
      'Короткие руководства для тех, кто ведёт исследование, пишет диплом, диссертацию или статью: от задания до подписанной работы.',
    parts: [
      [
        'Как здесь учатся',
        'Здесь нет лекций и расписания. Каждое руководство отвечает на один вопрос, который встаёт на определённом шаге работы, и читается за несколько минут. Открывайте его тогда, когда дошли до этого шага: то же самое руководство стоит рядом с проектом, в справке.',
      ],
      [
        'С чего начать',
        'Прочитайте руководство [«Как написать задание»](/guides/kak-napisat-zadanie) и [заведите проект](/project-add/nir). Этапы можно взять из шаблона под категорию вашей работы, а потом поправить сроки: об этом руководство [«Как составить дорожную карту»](/guides/kak-sostavit-dorozhnuyu-kartu).',
      ],
    ],
  },
  en: {
    title: 'Academy of scientific and practical research',
    summary:
      'Short guides for people who carry out research, write a thesis, a dissertation or an article: from the assignment to the signed work.',
    parts: [
      [
        'How one learns here',
        'There are no lectures and no timetable. Each guide answers one question that comes up at a certain step of the work and takes a few minutes to read. Open it when you get to that step: the same guide stands beside the project, in its help.',
      ],
      [
        'Where to begin',
        'Read the guide [“How to write an assignment”](/guides/kak-napisat-zadanie) and [create a project](/project-add/nir). Its stages may come from a template for the category of your work; then adjust the dates, as the guide [“How to lay out a roadmap”](/guides/kak-sostavit-dorozhnuyu-kartu) tells.',
      ],
    ],
  },
};

const entrepreneurship: FirstPage = {
  path: 'academy/entrepreneurship',
  day: '2026-11-21',
  ru: {
    title: 'Академия инновационного предпринимательства',
    summary:
      'Короткие руководства для тех, кто превращает разработку в продукт: проверка спроса, дорожная карта, разговор с экспертами.',
    parts: [
      [
        'Как здесь учатся',
        'На собственном проекте. Руководство подсказывает, что сделать на этом этапе и чем подтвердить результат, а ментор, эксперт и трекер вашей команды смотрят, что получилось, и решают, идти ли дальше.',
      ],
      [
        'С чего начать',
        'Если исследование или диплом уже завершены, начните стартап прямо со страницы этого проекта: выбранные материалы перейдут в новый, а исходный останется как был. Если идея новая, [создайте стартап](/project-add/startup) с нуля и возьмите шаблон дорожной карты: как её составить, сказано в руководстве [«Дорожная карта стартапа»](/guides/karta-startapa).',
      ],
    ],
  },
  en: {
    title: 'Academy of innovative entrepreneurship',
    summary:
      'Short guides for people who turn a development into a product: testing demand, the roadmap, talking to experts.',
    parts: [
      [
        'How one learns here',
        'On a project of one’s own. A guide suggests what to do at this stage and how to prove the result; the mentor, the expert and the tracker of your team look at what has come of it and decide whether to go on.',
      ],
      [
        'Where to begin',
        'If your research or thesis is finished, start the startup from the page of that project: the materials you choose go into the new one, and the old one stays as it was. If the idea is new, [create a startup](/project-add/startup) and take a roadmap template: the guide [“The roadmap of a startup”](/guides/karta-startapa) tells how to lay it out.',
      ],
    ],
  },
};

/** The two academies: what they are for; their guides stand below. */
export const academies: readonly FirstPage[] = [research, entrepreneurship];
