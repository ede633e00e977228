import type { FirstPage } from './first-page.ts';

export const about: FirstPage = {
  path: 'about',
  day: '2026-11-21',
  ru: {
    title: 'О Провекторе',
    summary:
      'Рабочее место для тех, кто ведёт исследование, пишет диплом или статью, собирает стартап из готовой работы, и для тех, кто за эту работу отвечает.',
    parts: [
      [
        null,
        'Научная работа держится на трёх вещах: понятном плане, ответах руководителя и тексте, который не вернут из-за полей и подписей к рисункам. Обычно это три разных места: таблица с датами, переписка и файл, который ходит по почте в десяти вариантах. Провектор собирает их в одно.',
      ],
      [
        'Что здесь делают',
        [
          'Ведут проекты: исследования, выпускные работы и диссертации, статьи, стартапы.',
          'Строят дорожную карту до двенадцати этапов: у каждого свой план, результат, файлы и сроки.',
          'Согласуют по порядку: в исследованиях руководитель и куратор, в стартапах ментор, эксперт и трекер. Решение всегда относится к конкретной редакции, и видно, что в ней изменилось.',
          'Пишут документ вместе в браузере. Номера, подписи, ссылки, содержание и список источников оформляются по ГОСТ сами, а проверка называет пункт стандарта.',
          'Забирают готовое: документ в DOCX и PDF, календарный план, лист согласования, весь проект одним архивом.',
        ],
      ],
      [
        'Один вопрос на каждой странице',
        'Чей сейчас ход, что от человека нужно, с какого дня и чего не хватает. Ответ стоит в строке списка, под названием проекта, в письме и в уведомлении. Ничего не считается согласованным по молчанию: если решения нет, Провектор напоминает тому, кто его должен принять.',
      ],
      [
        'Честная проверка',
        'Нормоконтроль в редакторе не обещает больше, чем проверяет. Каждое замечание называет правило, пункт стандарта и место в тексте. То, что программа увидеть не может, она так и называет, а последнее слово остаётся за нормоконтролёром вашего вуза.',
      ],
      [
        'Что остаётся вашим',
        'Тексты, файлы и решения принадлежат вам и вашей команде. Проект видят только его участники. Свои данные можно скачать, учётную запись удалить, а историю решений прочитать с первого дня.',
      ],
    ],
  },
  en: {
    title: 'About Provektor',
    summary:
      'A workplace for people who carry out research, write a thesis or an article or turn finished work into a startup, and for those who answer for that work.',
    parts: [
      [
        null,
        'Scientific work rests on three things: a clear plan, answers from the supervisor, and a text that is not sent back because of margins and captions. Usually these live in three places: a table of dates, a mailbox, and a file that travels in ten variants. Provektor brings them together.',
      ],
      [
        'What people do here',
        [
          'They run projects: research, theses and dissertations, articles, startups.',
          'They lay out a roadmap of up to twelve stages, each with its plan, its result, its files and dates.',
          'They get approval step by step: supervisor and curator in research; mentor, expert and tracker in startups. A decision always belongs to one edition, and what has changed in it can be seen.',
          'They write the document together in the browser. Numbers, captions, references, contents and the list of sources follow GOST by themselves, and the check names the clause of the standard.',
          'They take the outcome away: the document as DOCX and PDF, the calendar plan, the approval sheet, the whole project as an archive.',
        ],
      ],
      [
        'One question on every page',
        'Whose move it is, what is asked, since when, and what is missing. The answer stands in the row of the list, under the title of the project, in the mail and in the notification. Nothing is approved by silence: when there is no decision, Provektor reminds the person who owes it.',
      ],
      [
        'An honest check',
        'The check in the editor promises no more than it looks at. Each finding names the rule, the clause of the standard and the place in the text. What a program cannot see is said to be so, and the last word stays with the standards compliance reviewer of your university.',
      ],
      [
        'What stays yours',
        'Texts, files and decisions belong to you and your team. Only its members see a project. Data can be taken away, an account can be deleted, and the history of decisions can be read from the first day.',
      ],
    ],
  },
};
