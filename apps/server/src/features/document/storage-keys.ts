/** The folders of the storage, by what lies in them. */
export const STORED_IN = {
  pictures: 'documents',
  uploads: 'uploads',
  imports: 'imports',
  exports: 'exports',
} as const;

/** Where a picture lies for good. Nobody has ever had an address that writes there. */
export function assetKey(documentId: string, assetId: string): string {
  return `${STORED_IN.pictures}/${documentId}/${assetId}`;
}

/** Where a picture is uploaded to. */
export function uploadKey(assetId: string): string {
  return `${STORED_IN.uploads}/assets/${assetId}`;
}

/** Where the file of an import is uploaded to. */
export function importUpload(importId: string): string {
  return `${STORED_IN.uploads}/imports/${importId}`;
}

/** Where it lies once it is read. Nobody has ever had an address that writes there. */
export function importSource(importId: string): string {
  return `${STORED_IN.imports}/${importId}/source`;
}

/** Where what was read of it lies until it is applied or discarded. */
export function importResult(importId: string): string {
  return `${STORED_IN.imports}/${importId}/result`;
}

/** Where the file of an export lies. */
export function exportKey(exportId: string, format: string): string {
  return `${STORED_IN.exports}/${exportId}.${format}`;
}
