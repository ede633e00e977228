export { PersonLink } from './PersonLink.tsx';
