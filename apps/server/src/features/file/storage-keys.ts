/** The folder of the storage where files of slots lie. */
export const FILES_FOLDER = 'files';

/** Where a file lies for good. Nobody has ever had an address that writes there. */
export function fileKey(projectId: string, fileId: string): string {
  return `${FILES_FOLDER}/${projectId}/${fileId}`;
}

/** Where a file is uploaded to. */
export function fileUploadKey(fileId: string): string {
  return `uploads/files/${fileId}`;
}
