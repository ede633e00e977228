import type { FirstPage } from './first-page.ts';

export const partners: FirstPage = {
  path: 'partners',
  day: '2026-11-21',
  ru: {
    title: 'Партнёрам и рекламодателям',
    summary: 'Как работать с нами вузу, институту, акселератору и компании.',
    parts: [
      [
        null,
        'Мы открыты к сотрудничеству с теми, кто помогает доводить работы до результата. Ниже написано, с чем к нам приходят чаще всего и на что мы не соглашаемся.',
      ],
      [
        'Вузам и институтам',
        'Кафедра начинает без договора: руководители и студенты регистрируются сами, куратор видит все работы, в которых он назначен. Если вузу нужна установка на своих серверах или титульный лист по местному положению, [напишите нам](/support) и приложите положение: ответим, что можно сделать.',
      ],
      [
        'Акселераторам и экспертам',
        'Трекер, эксперт и ментор входят в команду стартапа по приглашению и видят ту же дорожную карту, что и основатели. Когда команд десятки, помогает страница [«На мне»](/reviews): всё, что ждёт решения, в одном списке.',
      ],
      [
        'Компаниям и заказчикам исследований',
        'Заказчик входит в исследовательский проект куратором: видит план и результаты каждого этапа, принимает их или возвращает с замечаниями. Лист согласования и календарный план выгружаются для отчётности.',
      ],
      [
        'Реклама',
        'Рекламы внутри проектов, в редакторе и в письмах нет и не будет. Возможны обзоры, объявления о конкурсах и учебные материалы в разделах статей: такие тексты мы помечаем и редактируем так же строго, как свои.',
      ],
      [
        'Как написать',
        'Откройте [страницу поддержки](/support) и опишите задачу в двух-трёх предложениях. Отвечает человек.',
      ],
    ],
  },
  en: {
    title: 'Partners and advertisers',
    summary: 'How a university, an institute, an accelerator or a company works with us.',
    parts: [
      [
        null,
        'We are glad to work with those who help to bring work to a result. Below is what people mostly come with, and what we do not agree to.',
      ],
      [
        'Universities and institutes',
        'A department begins without a contract: supervisors and students register by themselves, and a curator sees all works that he or she curates. If you need an installation on your own servers or a title page by your own rules, [write to us](/support) and attach the rules: we will say what can be done.',
      ],
      [
        'Accelerators and experts',
        'Trackers, experts and mentors join the team of a startup by invitation and see the same roadmap as its founders. With dozens of teams the page [“My move”](/reviews) helps: everything that waits for a decision is in one list.',
      ],
      [
        'Companies that order research',
        'A customer who joins a research project as its curator sees the plan and the result of every stage, accepts them or returns them with remarks. The approval sheet and the calendar plan can be taken away for reports.',
      ],
      [
        'Advertising',
        'There is no advertising inside projects, in the editor or in mail, and there will be none. Reviews, contests and teaching materials are possible among the articles; such texts are marked and edited as strictly as our own.',
      ],
      [
        'How to write to us',
        'Open the [support page](/support) and describe the matter in two or three sentences. A person answers.',
      ],
    ],
  },
};
