export { CodeList } from './components/CodeList.tsx';
export { languagesText } from './components/languages-text.ts';
