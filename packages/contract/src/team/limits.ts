/** Life of invitations and of requests to members, and pauses between mails. */
export const TEAM_LIMITS = {
  /** An invitation by mail, and a request that a member is to answer, live so long. */
  answerDays: 14,
  /** On which days a request to a member is brought to his mind again. */
  reminderDays: [3, 10],
  resendSeconds: 60,
  /** Lines of one paste of addresses. */
  pasteLines: 30,
  /** Mails of invitation that one person may send. */
  mailsPerHour: 60,
  mailsPerDay: 200,
  /** Mails of invitation that one address may get, from everybody together. */
  mailsToAddressPerHour: 10,
  mailsToAddressPerDay: 20,
  /** Personal codes that one person may check or use in an hour, so that codes cannot be guessed. */
  codesPerHour: 20,
  codesPerDay: 120,
} as const;
