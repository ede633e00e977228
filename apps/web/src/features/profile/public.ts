export { languagesText } from './components/languages-text.ts';
