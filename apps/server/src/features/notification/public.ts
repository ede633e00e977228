export { forgetDeadlines } from './deadlines/take-back.ts';
export { forgetProject } from './forget-project.ts';
export { holderNames } from './holder-names.ts';
export { dayWords } from './letters/day-words.ts';
export type { ListedMove } from './letters/move-lines.ts';
export { nudgeLetter } from './letters/nudge-letter.ts';
export { sendLetter } from './letters/send-letter.ts';
export { teamMoveLetter } from './letters/team-move-letter.ts';
export type {
  MoveCause,
  Notice,
  NoticeLetter,
  NoticePlace,
  NoticeProject,
} from './notice.ts';
export { notify } from './notify.ts';
export type { Reader } from './reader.ts';
export { type LastReminder, lastReminders } from './reminders/last-reminders.ts';
export { findSettings } from './settings.ts';
export {
  requestReason,
  settleInvitation,
  settleMoves,
  settleRequest,
  settleStages,
  settleSupport,
  settleUnanswered,
} from './settle-notices.ts';
export { tellSecurity } from './tell-security.ts';
