/** An article by its secret key, a request to the support by that of its mail. */
const SECRET = /^\/(article-preview\/|support\/(?!requests\/))./;

/** Whether whoever has this address has what stands there: it is noted nowhere. */
export const isSecretPath = (path: string): boolean => SECRET.test(path);
