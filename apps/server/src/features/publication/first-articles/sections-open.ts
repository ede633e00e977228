import type { FirstArticle } from './first-article.ts';

export const sectionsOpen: FirstArticle = {
  key: 'news-sections-open',
  section: 'news',
  day: '2026-11-18',
  ru: {
    title: 'Открыты разделы статей: предложите свою',
    summary:
      'На сайте три раздела: новости, инновации и наука. Команда с согласованной статьёй может предложить её редакции.',
    parts: [
      [
        null,
        'Хорошая студенческая статья часто остаётся в папке с зачтённой работой. Теперь её можно показать другим, не пересылая файлы: в разделах [«Новости»](/articles-news), [«Инновации»](/articles-innovation) и [«Наука»](/articles-science).',
      ],
      [
        'Как предложить статью',
        [
          '[Создайте проект вида «Статья»](/project-add/article) и напишите рукопись в редакторе.',
          'Согласуйте замысел, а затем рукопись с руководителем и, если он есть, с куратором.',
          'На странице завершённого проекта выберите раздел и отправьте статью редакции. К ней можно приложить сообщение.',
        ],
      ],
      [
        'Что сделает редакция',
        'Редакция читает согласованную редакцию рукописи. Если статья подходит, из неё делают черновик, дополняют картинками и публикуют с именами авторов. Если нет, команда получает причину и может предложить статью снова.',
        'До ответа предложение можно отозвать в любой момент.',
      ],
      [
        'Не помешает ли это журналу',
        'Некоторые журналы не принимают то, что уже опубликовано где-то ещё. Прочитайте правила своего журнала и, если сомневаетесь, сначала напечатайте статью там, а нам предложите рассказ о ней.',
      ],
    ],
  },
  en: {
    title: 'The sections of articles are open: propose yours',
    summary:
      'The site has three sections: news, innovation and science. A team with an approved article can propose it to the editors.',
    parts: [
      [
        null,
        'A good article by students often stays in a folder with the graded work. It can now be shown to others without sending files around: in the sections [News](/articles-news), [Innovation](/articles-innovation) and [Science](/articles-science).',
      ],
      [
        'How to propose an article',
        [
          '[Make a project of the kind “Article”](/project-add/article) and write the manuscript in the editor.',
          'Get approval for the idea and then for the manuscript from the supervisor and, if there is one, the curator.',
          'On the page of the finished project choose a section and send the article to the editors. You may add a message.',
        ],
      ],
      [
        'What the editors do',
        'The editors read the approved edition of the manuscript. If the article fits, a draft is made of it, pictures are added, and it appears with the names of its authors. If not, the team gets the reason and may propose the article again.',
        'Until there is an answer the proposal can be withdrawn at any time.',
      ],
      [
        'What about the journal',
        'Some journals do not take what was published elsewhere. Read the rules of yours and, in doubt, publish the article there first and propose a story about it to us.',
      ],
    ],
  },
};
