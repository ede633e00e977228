export { hashPassword, passwordFits } from './passwords/hash-password.ts';
export { tellSessionsEnded } from './sessions/tell-sessions-ended.ts';
