import { randomBytes } from 'node:crypto';

/** A key that nobody guesses. */
export const newPreviewKey = (): string => randomBytes(24).toString('base64url');
