/** Figures with parts а), б) … in the editor. */
export const figureParts = {
  add: 'Добавить часть',
  columns: 'Сколько столбцов',
  inColumns_one: '{{count}} столбец',
  inColumns_few: '{{count}} столбца',
  inColumns_many: '{{count}} столбцов',
  earlier: 'Часть {{letter}} раньше (Alt+Shift+↑)',
  later: 'Часть {{letter}} позже (Alt+Shift+↓)',
  remove: 'Удалить часть {{letter}}',
} as const;
