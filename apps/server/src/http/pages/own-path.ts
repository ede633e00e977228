/** Whether a path stays on this site: `//host` and `/\host` do not. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
