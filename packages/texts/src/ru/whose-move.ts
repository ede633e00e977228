/** Whose move it is, where the same is said on every page. */
export const whoseMove = {
  afterStage: 'после этапа {{number}}',
  afterProject: 'после раздела «О проекте»',
  possible: 'Можно не ждать: {{what}}.',
  group: { decide: 'Решить', do: 'Сделать', team: 'Команда' },
  matter: {
    invitation: '{{name}} приглашает вас, роль: {{role}}',
    candidate: 'Подтвердите участника: {{name}}, роль: {{role}}',
    exclusion: '{{name}} просит вас выйти из команды',
    role_offer: '{{name}} предлагает вам другую роль: {{role}}',
    handover: '{{name}} предлагает вам стать автором проекта',
  },
  mail: {
    returned: '{{name}} возвращает на доработку: {{what}}, проект «{{project}}».',
    remarks_one: '{{count}} замечание:',
    remarks_few: '{{count}} замечания:',
    remarks_many: '{{count}} замечаний:',
    comment: 'Комментарий: {{text}}',
    missing: 'Не хватает: {{what}}.',
    advised: 'Советуем добавить: {{what}}.',
  },
} as const;
