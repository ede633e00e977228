const BROWSERS = [
  ['Yandex Browser', /YaBrowser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** A browser of an unknown name is told of in no more signs than these. */
const LONGEST = 200;

/** What of a User-Agent header is told; without a version it stays the same for months. */
interface Told {
  version: boolean;
}

/** A browser and its system by the User-Agent header, such as «Firefox 130, Windows»; else what it calls itself. */
export function browserName(agent: string, { version }: Told = { version: false }): string {
  const browser = BROWSERS.flatMap(([name, pattern]) => {
    const [, number] = pattern.exec(agent) ?? [];
    return number ? [version ? `${name} ${number}` : name] : [];
  })[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(agent))?.[0];
  const known = [browser, system].filter((part) => part !== undefined);
  if (known.length > 0) return known.join(', ');
  return version ? agent.slice(0, LONGEST) : (agent.split(/[\s/]/)[0] ?? '');
}
