export { createKeyStore, type KeyPlace } from './keys/key-store.ts';
export { NotesInProfile } from './NotesInProfile.tsx';
