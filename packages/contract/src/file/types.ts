/** A file larger than this is refused. */
export const FILE_MAX_BYTES = 200 * 1024 * 1024;
/** The longest comment to a version of a file, in characters. */
export const FILE_COMMENT_MAX = 300;
/** All files of a project with their versions may take so much, and all pictures of its documents too. */
export const PROJECT_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Endings that are taken, with the type that a file of each is given out as. */
const MIME = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  key: 'application/octet-stream',
} as const;

/** What a file is, by the ending of its kind. */
export type FileType = keyof typeof MIME;

export const FILE_TYPES = Object.keys(MIME) as FileType[];

/** Endings that mean the same. */
const ALIASES: ReadonlyMap<string, FileType> = new Map([['jpeg', 'jpg']]);

/** Endings with the dot, for choosing files. */
export const FILE_ENDINGS: readonly string[] = [...FILE_TYPES, ...ALIASES.keys()].map(
  (ending) => `.${ending}`,
);

/** The allowed types as a refusal names them. */
export const FILE_TYPE_NAMES = FILE_TYPES.join(', ');

function isFileType(ending: string): ending is FileType {
  return Object.hasOwn(MIME, ending);
}

/** The type that a file's name promises, or null when it is not taken. */
export function fileTypeOf(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name.trim().toLowerCase())?.[1] ?? '';
  return isFileType(ending) ? ending : (ALIASES.get(ending) ?? null);
}

/** The media type that files of a type are given out as. */
export function mimeOf(type: FileType): string {
  return MIME[type];
}
