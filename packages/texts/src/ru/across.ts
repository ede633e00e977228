/** A selection in a document that reaches over its sections. */
export const across = {
  chosen:
    'Выделено абзацев и объектов: {{n}}. Ctrl+C копирует, Delete удаляет, Esc снимает выделение.',
  removed: 'Удалено абзацев и объектов: {{n}}',
  suggested: 'Предложено удалить абзацев: {{n}}',
  keys: {
    all: 'Выделить раздел, второй раз\u00a0— всю работу',
    extend: 'Выделить до места в другом разделе',
    click: 'щелчок',
  },
} as const;
