import type { CSSVariablesResolver } from '@mantine/core';
import type { StatusGroup } from '@pv/contract';
import { blue, dark, gray, green, orange, red, yellow } from './theme.ts';

/** A group of statuses has its word, its icon and these three colours. */
interface Colours {
  /** Behind the text. */
  back: string;
  text: string;
  line: string;
}

type Scheme = Record<StatusGroup, Colours> & {
  page: string;
  raised: string;
  line: string;
  text: string;
  dim: string;
  link: string;
  danger: string;
};

/** Every colour pair that carries words, in both schemes; a test holds them to 4.5:1. */
export const SCHEMES: Record<'light' | 'dark', Scheme> = {
  light: {
    page: '#ffffff',
    raised: gray[0],
    line: gray[2],
    text: gray[9],
    dim: gray[6],
    link: blue[7],
    danger: red[7],
    neutral: { back: gray[1], text: gray[7], line: gray[3] },
    progress: { back: yellow[1], text: yellow[8], line: yellow[5] },
    review: { back: orange[1], text: orange[8], line: orange[5] },
    revision: { back: red[0], text: red[7], line: red[4] },
    approve: { back: green[0], text: green[8], line: green[4] },
    completed: { back: green[5], text: gray[9], line: green[5] },
  },
  dark: {
    page: dark[7],
    raised: dark[6],
    line: dark[4],
    text: dark[0],
    dim: dark[2],
    link: blue[4],
    danger: red[4],
    neutral: { back: dark[5], text: dark[1], line: dark[4] },
    progress: { back: '#332b1a', text: yellow[5], line: '#6b5626' },
    review: { back: '#36271a', text: orange[4], line: '#704722' },
    revision: { back: '#3a2020', text: red[3], line: '#7a3531' },
    approve: { back: '#1a2f22', text: green[4], line: '#2f5c40' },
    completed: { back: green[5], text: dark[9], line: green[5] },
  },
};

function variablesOf(scheme: Scheme): Record<string, string> {
  const entries = Object.entries(scheme).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`--pv-${name}`, value]]
      : Object.entries(value).map(([part, colour]) => [`--pv-${name}-${part}`, String(colour)]),
  );
  return Object.fromEntries(entries);
}

function schemeVariables(name: 'light' | 'dark'): Record<string, string> {
  const scheme = SCHEMES[name];
  return {
    ...variablesOf(scheme),
    '--mantine-color-body': scheme.page,
    '--mantine-color-text': scheme.text,
    '--mantine-color-dimmed': scheme.dim,
    '--mantine-color-anchor': scheme.link,
    '--mantine-color-error': scheme.danger,
    '--mantine-color-placeholder': name === 'light' ? gray[5] : dark[3],
    '--mantine-color-red-light-color': scheme.danger,
    '--mantine-color-red-text': scheme.danger,
    // White stands on the filled button of a deed that cannot be undone.
    '--mantine-color-red-filled': red[7],
    '--mantine-color-red-filled-hover': red[8],
    '--mantine-color-default-border': name === 'light' ? gray[3] : dark[4],
    '--pv-float':
      name === 'light' ? '0 8px 28px rgb(26 30 39 / 16%)' : '0 8px 28px rgb(0 0 0 / 56%)',
  };
}

/** Our names for colours, next to those of Mantine. */
export const resolveTokens: CSSVariablesResolver = () => ({
  variables: {
    '--pv-rail': '232px',
    '--pv-reading': '68ch',
    '--pv-reading-title': 'clamp(26px, 4.4vw, 36px)',
    '--pv-quick': '140ms',
  },
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
