/** What a request is called among the drafts. */
export const PLACE = 'support';
/** The key of a guest's one. */
export const OF_GUEST = `pv_draft_nobody_${PLACE}`;

/** Whether a guest has begun a letter on this device. */
export function isBegun(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(OF_GUEST) !== null;
  } catch {
    return false;
  }
}
