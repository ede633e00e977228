/** The version for the visually impaired. */
export const sight = {
  title: 'Версия для слабовидящих',
  ordinary: 'Обычная версия',
  settings: 'Настройки отображения',
  size: 'Размер шрифта',
  percent: '{{value}}\u00a0%',
  colours: 'Цвета',
  letter: 'Ц',
  colour: {
    white: 'Чёрным по белому',
    black: 'Белым по чёрному',
    blue: 'Тёмно-синим по голубому',
  },
  spacing: 'Расстояние между буквами',
  gap: { normal: 'Обычное', wide: 'Увеличенное', wider: 'Большое' },
  pictures: 'Изображения',
  picture: { on: 'Показывать', off: 'Скрыть' },
} as const;
