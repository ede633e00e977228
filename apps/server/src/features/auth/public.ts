export { hashPassword, passwordFits } from './passwords/hash-password.ts';
