export { type ArchivedDiscussion, readArchived } from './read-archived.ts';
