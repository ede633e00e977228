/** What is said of a text that is too long: also of the words of a search on a public page. */
export const fieldLength = {
  field_long_one: 'Не больше {{count}} символа',
  field_long_few: 'Не больше {{count}} символов',
  field_long_many: 'Не больше {{count}} символов',
} as const;
