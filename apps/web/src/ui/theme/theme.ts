import { createTheme, type MantineThemeOverride, rem } from '@mantine/core';
import { blue, dark, gray, green, orange, red, yellow } from './palette.ts';

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
