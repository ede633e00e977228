export { DocumentChanges, FileChanges } from './changes/ChangeList.tsx';
export { Legend } from './changes/Legend.tsx';
export { Pieces } from './changes/Pieces.tsx';
export { StateTag } from './changes/StateTag.tsx';
export {
  EditionText,
  useEdition,
  useProjectEditions,
  useStageEditions,
} from './read/EditionText.tsx';
export { CHANGES_SHORTCUT, EditionChanges, SectionEditions } from './SectionEditions.tsx';
