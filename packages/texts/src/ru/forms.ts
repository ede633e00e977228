/** Official papers of a project. The papers themselves are in Russian whatever the language. */
export const forms = {
  menu: 'Скачать',
  note: 'Незаполненное в проекте останется пустой строкой: её можно заполнить от руки.',
  kind: {
    calendar_plan: 'Календарный план',
    approval_sheet: 'Лист согласования',
    task_sheet: 'Задание',
  },
  pdf: 'PDF',
  docx: 'DOCX для Word',
  printing: 'Готовим файл',
  ready: 'Файл «{{name}}» скачан.',
  stage: 'Этап {{number}}. {{title}}',
  plan: 'план',
  result: 'результат',
  planApproved: 'План согласован',
  ofDeleted: '{{title}} (удалённый этап)',
  deleted: 'Этап удалён',
  notSent: 'На согласование не отправляли',
} as const;
