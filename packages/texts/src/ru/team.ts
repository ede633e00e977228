/** The team of a project: what became of invitations and requests. */
export const team = {
  closed: {
    pending: 'Приглашение ещё ждёт ответа.',
    confirming: 'Приглашение уже принято и ждёт подтверждения: {{name}}.',
    accepted: 'Приглашение уже принято: {{name}}.',
    declined: 'Приглашение уже отклонено: {{name}}.',
    cancelled: 'Приглашение отозвано: {{name}}.',
    expired: 'Срок приглашения истёк. Попросите отправить его снова.',
  },
  requestClosed: {
    accepted: 'На этот запрос уже ответили согласием.',
    declined: 'На этот запрос уже ответили отказом.',
    cancelled: 'Этот запрос уже отозван.',
    lapsed: 'Срок запроса истёк.',
  },
} as const;
