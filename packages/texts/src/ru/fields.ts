/** What is wrong with one field of a form, under the name that the contract's schemas give. */
export const fields = {
  field_empty: 'Заполните это поле',
  field_wrong: 'Проверьте значение',
  field_short_one: 'Нужен хотя бы {{count}} символ',
  field_short_few: 'Нужно хотя бы {{count}} символа',
  field_short_many: 'Нужно хотя бы {{count}} символов',
  field_long_one: 'Не больше {{count}} символа',
  field_long_few: 'Не больше {{count}} символов',
  field_long_many: 'Не больше {{count}} символов',
  date_wrong: 'Дата указана неверно',
  email_invalid: 'Проверьте адрес почты: например, anna@mail.ru',
  email_domain: 'Принимаются адреса в доменах .ru и .рф',
  password_short: 'Пароль должен быть не короче 6 символов',
  password_long: 'Пароль должен быть не длиннее 128 символов',
  password_repeat: 'Пароли не совпадают',
  code_wrong: 'Код неверен',
} as const;
