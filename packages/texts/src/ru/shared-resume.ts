/** The page of a shared resume: read without signing in, so it stays small. */
export const sharedResume = {
  title: 'Резюме для инвестора',
  language: 'Язык резюме',
  pdf: 'Скачать PDF',
  file: 'Резюме',
  over: 'Ссылка больше не действует',
  overText:
    'Её срок закончился или команда её отозвала. Попросите новую ссылку у того, кто прислал вам эту.',
  unknown: 'Резюме не найдено',
  unknownText:
    'Ссылка неполная или неверная. Откройте её из письма ещё раз или попросите прислать снова.',
} as const;
