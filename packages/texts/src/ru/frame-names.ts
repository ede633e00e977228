/** What the frame of every page says of nouns that it does not say more of. */
export const frameNames = {
  section: { news: 'Новости', innovation: 'Инновации', science: 'Наука' },
  rightsTitle: 'Кто что может',
  supportLink: { write: 'Написать в поддержку' },
  homeTitle: 'От темы до защиты: исследования, согласования и диплом по ГОСТу',
} as const;
