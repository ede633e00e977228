export { NotesInProfile } from './NotesInProfile.tsx';
