export { Academies } from './Academies.tsx';
