const MAC = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const OTHERS = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };

/** Keys as they are printed on this keyboard: `Mod-Shift-7` gives «Ctrl+Shift+7» or «⌘⇧7». */
export function shownKeys(keys: string, mac = isMac()): string {
  const names: Record<string, string> = mac ? MAC : OTHERS;
  return keys
    .split('-')
    .map((key) => names[key] ?? key.toUpperCase())
    .join(mac ? '' : '+');
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
