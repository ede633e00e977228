/** Why a mailed link for a new password does not work: it is wrong or old, or it was used. */
export type BadLink = 'linkInvalid' | 'linkUsed';
