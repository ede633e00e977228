/** The one document of a final work on the page of its project. */
export const thesis = {
  title: 'Работа',
  lead: 'Один текст на все этапы: у каждого этапа в нём свои разделы.',
  open: 'Открыть работу',
  openHere: 'Открыть работу на разделах этапа',
  short: 'Разделы',
  changed: 'Изменена {{when}}',
  notBegun: 'Ещё не начата',
  words_one: '{{count}} слово в последней версии',
  words_few: '{{count}} слова в последней версии',
  words_many: '{{count}} слов в последней версии',
  waiting: 'На согласовании разделы: {{stages}}',
  stage: 'этап {{number}} «{{title}}»',
  whole: 'работа целиком',
} as const;
