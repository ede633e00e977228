/** Names of the roles of a team. */
export const roles = {
  researcher: 'Исследователь',
  supervisor: 'Научный руководитель',
  curator: 'Куратор',
  coordinator: 'Координатор',
  tracker: 'Трекер',
  expert: 'Эксперт',
  mentor: 'Ментор',
  topmanager: 'Топ-менеджер',
  founder: 'Фаундер',
} as const;
