/** Files in the slots of a project. */
export const files = {
  refusal: {
    type: 'Такие файлы не принимаются. Подойдут: {{types}}.',
    content:
      'Содержимое файла не такое, как обещает его имя: это не {{type}}. Подойдут: {{types}}.',
    size: 'Файл больше {{limit}} МБ. Уменьшите его и загрузите снова.',
  },
} as const;
