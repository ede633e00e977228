/** A file larger than this is refused. */
export const FILE_MAX_BYTES = 200 * 1024 * 1024;
/** The longest comment to a version of a file, in characters. */
export const FILE_COMMENT_MAX = 300;
/** All files of a project with their versions may take so much, and all pictures of its documents too. */
export const PROJECT_MAX_BYTES = 2 * 1024 * 1024 * 1024;
