/** Under which names texts of the log are kept on the device while they are written. */
export const notePlace = {
  note: (projectId: string): string => `log.note.${projectId}`,
  comment: (entryId: string): string => `log.comment.${entryId}`,
  edit: (entryId: string): string => `log.edit.${entryId}`,
};
