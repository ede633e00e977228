/** Where the built web app lies. */
export const webFolder: string;
/** Builds the web app unless it is built from exactly these sources. */
export function ensureBuilt(): Promise<void>;
