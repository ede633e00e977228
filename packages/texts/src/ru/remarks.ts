/** What is said of a document beside its text. */
export const remarks = {
  title: 'Замечания',
  begin: 'Комментировать',
  beginHint: 'К выделенному, к рисунку или абзацу под курсором: Ctrl+Alt+M',
  hint: 'Видно команде проекта. «@» зовёт участника, Ctrl+Enter отправляет.',
  next: 'Следующее замечание',
  previous: 'Предыдущее замечание',
  lost: 'Текст изменён или удалён',
  inDocx: 'DOCX с замечаниями',
  inDocxHint: 'Открытые замечания станут примечаниями Word. В PDF их нет никогда.',
  noSection: 'Раздел удалён',
  filter: {
    label: 'Какие замечания показать',
    open: 'Открытые',
    mine: 'С моим участием',
    settled: 'Решённые',
    all: 'Все',
    section: 'Раздел',
    anySection: 'Все разделы',
  },
} as const;
