export { loadPassport } from './load-passport.ts';
