/**
 * Why a mailed link for a new password does not work: it is wrong or old, it was used, or it may have been
 * used just now by a try to which no answer came.
 */
export type BadLink = 'linkInvalid' | 'linkUsed' | 'maybeChanged';
