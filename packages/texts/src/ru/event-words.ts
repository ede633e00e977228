import { eventKinds } from './event-report.ts';

/** Control events in mails, calendars, logs and reviews. */
export const eventWords = {
  kind: eventKinds,
  paper: { protocol: 'Протокол', score_sheets: 'Оценочные листы' },
  mail: {
    invited: '{{name}} приглашает вас на мероприятие «{{title}}».',
    when: 'Когда: {{day}}, {{from}}–{{to}} ({{zone}}).',
    place: 'Где: {{place}}.',
    link: 'Ссылка для подключения: {{link}}',
    due: 'Материалы работы нужны до {{day}} включительно.',
    work: '«{{title}}»: {{from}}–{{to}}',
    works: 'Работы',
    reason: 'Причина: {{reason}}.',
    guest:
      'Учётная запись не нужна: программа, материалы и ваши оценки открываются по кнопке. Ссылка личная, не пересылайте её.',
    renewed: 'Это новая ссылка, прежняя больше не работает.',
    report:
      'Отчёт открыт всем: {{link}}. Имена в нём стоят у тех, кто согласился; согласие даётся и отзывается на странице мероприятия в любой момент.',
    open: 'Открыть мероприятие',
    subject: '{{kind}}: {{title}}',
    file: 'Приглашение.ics',
  },
  result: {
    heard: '{{kind}} {{day}}',
    decision: 'решение: {{text}}',
    mark: 'оценка: {{mark}}',
    points: 'итоговый балл: {{result}}',
    question: 'Вопрос ({{asker}}): {{text}}\nОтвет: {{answer}}',
    committee: 'Комиссия: {{names}}',
    absent: 'не явились',
  },
} as const;
