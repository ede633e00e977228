/** Findings that are set aside, and the sheet of normocontrol. */
export const normSheet = {
  file: 'Лист нормоконтроля',
  menu: 'Лист нормоконтроля',
  pdf: 'Скачать PDF',
  docx: 'Скачать DOCX',
  ready: 'Файл «{{name}}» сохранён.',
  hide: 'Скрыть',
  hideRule: 'Скрыть правило',
  reason: 'Почему скрыть',
  reasonNote: 'Причина попадёт в лист нормоконтроля.',
  cancel: 'Отмена',
  hidden: 'Скрытые',
  wholeRule: 'Всё правило',
  byWhom: '{{name}}, {{day}}',
  show: 'Вернуть',
  done: 'Замечание скрыто',
  undo: 'Отменить',
} as const;
