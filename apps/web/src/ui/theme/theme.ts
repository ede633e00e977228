import {
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  rem,
} from '@mantine/core';

/**
 * Ten steps of each colour, laid out evenly in OKLCH; the sixth is the colour of the specification. In
 * blue the seventh is the filled button, the lightest blue that white text may stand on.
 */
export const blue: MantineColorsTuple = [
  '#f2f6ff',
  '#dbe5ff',
  '#becefc',
  '#9cb3f8',
  '#7a95ed',
  '#5d7ae1',
  '#4c68d2',
  '#425ab5',
  '#364a97',
  '#2b3c78',
];

export const green: MantineColorsTuple = [
  '#eff9f1',
  '#dbefe0',
  '#c0e3c9',
  '#9ed4ad',
  '#7ac391',
  '#59b378',
  '#419d63',
  '#2d804d',
  '#1e653a',
  '#114a29',
];

export const yellow: MantineColorsTuple = [
  '#fbf5e9',
  '#fcefd7',
  '#fee7bd',
  '#fedda0',
  '#ffd27c',
  '#ffc857',
  '#dda72f',
  '#b28201',
  '#846005',
  '#5a4000',
];

export const orange: MantineColorsTuple = [
  '#fff3eb',
  '#ffe8d7',
  '#ffd9bd',
  '#ffc69b',
  '#feb173',
  '#ff9b42',
  '#e1801d',
  '#b76402',
  '#8c4b02',
  '#643300',
];

export const red: MantineColorsTuple = [
  '#fff3f1',
  '#ffe1dd',
  '#fecac3',
  '#feaca2',
  '#fe887c',
  '#fe5f55',
  '#e44740',
  '#c0312d',
  '#99211f',
  '#731413',
];

export const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e4e7ec',
  '#d5d9e0',
  '#c0c6d0',
  '#727a89',
  '#626a79',
  '#4b5361',
  '#343b47',
  '#1a1e27',
];

/** Surfaces and text of the dark scheme: 0 text, 4 lines, 6 raised, 7 the page. */
export const dark: MantineColorsTuple = [
  '#e6e8ee',
  '#c6cad4',
  '#a2a8b6',
  '#8a91a1',
  '#3a3f4b',
  '#2b2f39',
  '#20242c',
  '#16181d',
  '#111317',
  '#0c0d10',
];

const FONT =
  '"Golos Text Variable", "Golos Text Stand-in", "Golos Text Stand-in Roboto", system-ui, sans-serif';

/**
 * The look of the product on Mantine. Breakpoints 390, 696, 1116, 1440 px; radius 8 px; text 15 px in
 * tools. Floating layers do not lock the scroll by an injected style, our own sheet does it.
 */
export const theme: MantineThemeOverride = createTheme({
  colors: { blue, green, yellow, orange, red, gray, dark },
  primaryColor: 'blue',
  primaryShade: 6,
  black: gray[9],
  autoContrast: true,
  luminanceThreshold: 0.22,
  fontFamily: FONT,
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.4' },
  headings: {
    fontFamily: FONT,
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.25' },
      h2: { fontSize: rem(20), lineHeight: '1.3' },
      h3: { fontSize: rem(17), lineHeight: '1.35' },
      h4: { fontSize: rem(15), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  breakpoints: { xs: '24.375em', sm: '43.5em', md: '69.75em', lg: '90em', xl: '120em' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--pv-float)',
    lg: 'var(--pv-float)',
    xl: 'var(--pv-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    Drawer: { defaultProps: { lockScroll: false } },
    Spotlight: { defaultProps: { lockScroll: false } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 } } },
    Anchor: { defaultProps: { underline: 'not-hover' } },
  },
});
