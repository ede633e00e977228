export { useEdition, useProjectEditions, useStageEditions } from './api.ts';
export { EditionChanges } from './changes/EditionChanges.tsx';
export { Legend } from './changes/Legend.tsx';
export { Pieces } from './changes/Pieces.tsx';
export { StateTag } from './changes/StateTag.tsx';
export { EditionText } from './read/EditionText.tsx';
export { CHANGES_SHORTCUT, SectionEditions } from './SectionEditions.tsx';
