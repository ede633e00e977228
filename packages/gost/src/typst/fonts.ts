import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['@expo-google-fonts/tinos', '@expo-google-fonts/cousine'];

/**
 * Folders of the fonts that come with the product: Tinos and Cousine, which have the widths of Times
 * New Roman and Courier New (both OFL-1.1).
 */
export function bundledFontDirs(): string[] {
  return PACKAGES.map((name) =>
    dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))),
  );
}
