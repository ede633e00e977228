export * from './anchor/anchor.ts';
export { type Quoted, SURROUNDINGS } from './anchor/find-quote.ts';
export type { SectionText } from './anchor/section-text.ts';
export * from './attributes.ts';
export * from './content-check.ts';
export * from './schema.ts';
export * from './section-kinds.ts';
export * from './snapshot.ts';
export * from './stages/gather.ts';
export * from './stages/merge-documents.ts';
export * from './stages/put-back-apart.ts';
export * from './stages/roots-touched.ts';
export * from './stages/stages.ts';
export * from './suggestions/list.ts';
export * from './suggestions/resolve.ts';
export * from './suggestions/suggestion.ts';
export {
  createSuggestionAuthors,
  type SuggestionAuthors,
} from './suggestions/suggestions-in-update.ts';
export * from './sync/merge-section.ts';
export * from './sync/restore-section.ts';
export * from './sync/sync-sections.ts';
export * from './words.ts';
export * from './ydoc/kept-snapshot.ts';
export * from './ydoc/ydoc.ts';
