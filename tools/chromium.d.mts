/** The browser for the stories: `CHROMIUM_PATH`, an installed one, else the one from npm (Linux only). */
export function findChromium(): Promise<string | null>;
