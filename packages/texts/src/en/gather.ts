/** The final report gathered from those of the stages, in the editor. */
export const gather = {
  button: 'Gather the final report',
  title: 'Gather the final report',
  lead: 'Chapters, appendices and the sources cited in them come from the reports of the stages into this document. The introduction, the conclusion and the rest stay as they are. The text of now is kept as a version.',
  none: 'There is nothing to gather: the reports of the stages have nothing new.',
  what: {
    added: 'Will be added',
    changed: 'Will be updated',
    removed: 'Will be removed: it is no longer in the report of the stage',
    conflict: 'Changed both in the report of the stage and here',
  },
  words: 'What changes if taken from the reports of the stages',
  keep: 'Keep as it is here',
  take: 'Take from the report of the stage',
  untitled: 'Untitled',
  do: 'Gather',
  done: 'The final report is gathered',
} as const;
