/**
 * What the rest of the app may use of an open document. React:
 * `useLiveDocument()` of `shell/DocumentContext.tsx` gives the one of the page, `useDocumentStatus()`,
 * `useSections()`, `useHeadingNumbers()` and `useSourceOrder()` follow it; panels and dialogs are told of in
 * `shell/panels.ts`. Everything else is plain:
 * - `live.snapshot()` for a check or a preview, `live.replaceContents(map, name)` for corrections,
 * - `live.goTo(place)` for a finding, `live.numbering` for numbers, `writeSource(live.doc, …)` for sources.
 */
export type { LiveDocument } from './live-document.ts';
export { LocalChange } from './local-change.ts';
export { newId } from './new-id.ts';
export type { NumberingStore } from './numbering-store.ts';
export type { DocumentLock, DocumentStatus, Rights, SaveState } from './save-tracker.ts';
export { addSection, moveSection, removeSection, renameSection } from './sections.ts';
