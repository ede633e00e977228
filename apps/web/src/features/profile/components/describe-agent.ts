const BROWSERS = [
  ['Yandex Browser', /YaBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const find = (table: readonly (readonly [string, RegExp])[], agent: string) =>
  table.find(([, pattern]) => pattern.test(agent))?.[0];

/** A browser and a system by the User-Agent header, such as «Firefox, Windows»; else its first word. */
export function describeAgent(agent: string): string {
  const known = [find(BROWSERS, agent), find(SYSTEMS, agent)].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(', ') : (agent.split(/[\s/]/)[0] ?? '');
}
