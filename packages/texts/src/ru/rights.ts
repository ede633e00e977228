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

/** Who may do what in a project: rows of the permission matrix, conditions, rules of exclusion. */
export const rights = {
  title: 'Кто что может',
  lead: 'Права действуют только внутри одного проекта: в другом проекте у того же человека может быть другая роль.',
  research: 'Исследовательские проекты и статьи',
  startup: 'Стартапы',
  role: 'Роль',
  all: 'Открыть все права',
  action: {
    view: 'Видеть всё в проекте',
    edit: 'Менять задание, этапы, документы и файлы',
    manage_tasks: 'Создавать и менять задачи',
    comment: 'Комментировать и обсуждать',
    send: 'Отправлять на согласование',
    decide: 'Согласовывать и возвращать',
    use_review_templates: 'Пользоваться своими шаблонами замечаний',
    invite: 'Приглашать участников и предлагать роли',
    request_exclusion: 'Просить участника выйти',
    run_events: 'Назначать контрольные мероприятия',
    start_startup: 'Превращать завершённую работу в стартап',
    export: 'Выгружать проект',
    delete: 'Удалять проект',
  },
  grant: {
    yes: 'да',
    no: 'нет',
    without_researchers: 'если нет исследователей',
    without_reviewers: 'самостоятельно, если нет согласующих',
    not_founders: 'кроме фаундеров',
    creator: 'только автор',
  },
  removal: {
    title: 'Кто кого может исключить',
    who: 'Кто просит',
    at_once: 'сразу',
    consent: 'с согласия',
    no: 'нет',
    creator: 'Автора проекта исключить нельзя. Выйти из команды каждый может сам в любое время.',
    silence: 'На просьбу выйти есть 14\u00a0дней. Молчание означает отказ.',
  },
} as const;
