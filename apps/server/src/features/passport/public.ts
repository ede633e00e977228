export { type Figure, moneyText, passportFigures, shareText } from './figures.ts';
export { loadPassport } from './load-passport.ts';
