export { appendAccountEvent } from './append-account-event.ts';
export { keepLog } from './keep-log.ts';
