export { hashSecret } from './codes/hash-secret.ts';
export { noteSending } from './codes/note-sending.ts';
export { hashPassword, passwordFits } from './passwords/hash-password.ts';
export { tellSessionsEnded } from './sessions/tell-sessions-ended.ts';
