/** The folder of the storage where files of messages lie. */
export const SUPPORT_FOLDER = 'support';

/** Where a file lies for good. Nobody has ever had an address that writes there. */
export const supportFileKey = (id: string): string => `${SUPPORT_FOLDER}/${id}`;

/** Where a file is uploaded to. */
export const supportUploadKey = (id: string): string => `uploads/support/${id}`;
