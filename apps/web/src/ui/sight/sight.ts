export const SIGHT_KEY = 'pv_sight';
/** Whether the settings were left open or folded. */
export const SIGHT_PANEL_KEY = 'pv_sight_panel';

export const SIGHT_SIZES = ['100', '150', '200'] as const;
export const SIGHT_COLOURS = ['white', 'black', 'blue'] as const;
export const SIGHT_SPACINGS = ['normal', 'wide', 'wider'] as const;
export const SIGHT_PICTURES = ['on', 'off'] as const;

/** How the version for the visually impaired looks: what GOST R 52872-2019 asks for, and people expect. */
export interface Sight {
  /** Of letters, percent of the ordinary. */
  size: (typeof SIGHT_SIZES)[number];
  /** Black on white, white on black, dark blue on light blue. */
  colours: (typeof SIGHT_COLOURS)[number];
  /** Between letters. */
  spacing: (typeof SIGHT_SPACINGS)[number];
  pictures: (typeof SIGHT_PICTURES)[number];
}

/** What the version begins with. */
export const FIRST_SIGHT: Sight = {
  size: '150',
  colours: 'white',
  spacing: 'normal',
  pictures: 'on',
};

const find = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((one) => one === value);

/** The stored choice; null for the ordinary version and for anything that is none. */
export function readSight(stored: string | null): Sight | null {
  const [one, two, three, four] = (stored ?? '').split(' ');
  const size = find(SIGHT_SIZES, one);
  const colours = find(SIGHT_COLOURS, two);
  const spacing = find(SIGHT_SPACINGS, three);
  const pictures = find(SIGHT_PICTURES, four);
  return size && colours && spacing && pictures ? { size, colours, spacing, pictures } : null;
}

/** The choice as it is stored. */
export const writeSight = ({ size, colours, spacing, pictures }: Sight): string =>
  [size, colours, spacing, pictures].join(' ');

/** The attributes of the root element for a choice; the ordinary size has none. */
export function sightAttributes(sight: Sight | null): Record<string, string | null> {
  return {
    'data-sight': sight?.colours ?? null,
    'data-sight-size': sight && sight.size !== '100' ? sight.size : null,
    'data-sight-spacing': sight?.spacing ?? null,
    'data-sight-pictures': sight?.pictures ?? null,
  };
}
