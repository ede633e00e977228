export { useEdition, useProjectEditions, useStageEditions } from './api/use-editions.ts';
export { EditionChanges } from './changes/EditionChanges.tsx';
export { EditionText } from './read/EditionText.tsx';
export { CHANGES_SHORTCUT, SectionEditions } from './SectionEditions.tsx';
