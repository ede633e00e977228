/** What is said of a document beside its text. */
export const remarks = {
  title: 'Комментарии',
  begin: 'Комментировать',
  beginHint: 'К выделенному, к рисунку или абзацу под курсором: Ctrl+Alt+M',
  hint: 'Видно команде проекта и гостям по ссылке. «@» зовёт участника, Ctrl+Enter отправляет.',
  next: 'Следующий комментарий',
  previous: 'Предыдущий комментарий',
  lost: 'Текст изменён или удалён',
  open_one: '{{count}} открытый комментарий',
  open_few: '{{count}} открытых комментария',
  open_many: '{{count}} открытых комментариев',
  inDocx: 'DOCX с комментариями',
  inDocxHint:
    'Комментарии станут примечаниями Word, решённые\u00a0— с отметкой «Решено». В PDF их нет никогда.',
  noSection: 'Раздел удалён',
  filter: {
    label: 'Какие комментарии показать',
    open: 'Открытые',
    mine: 'С моим участием',
    settled: 'Решённые',
    all: 'Все',
    section: 'Раздел',
    anySection: 'Все разделы',
  },
} as const;
