import { type MantineColorSchemeManager, useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { keepSetting } from '../storage.ts';

export const COLOR_SCHEME_KEY = 'pv_color_scheme';
const STORED = { dark: 'dark_', light: 'light_' } as const;

type Scheme = keyof typeof STORED;

/** The scheme that a stored value stands for; null for anything else. */
export function readScheme(value: string | null): Scheme | null {
  return value === STORED.dark ? 'dark' : value === STORED.light ? 'light' : null;
}

/**
 * Keeps the colour scheme in local storage as `dark_` or `light_`, and follows other tabs. Until a choice
 * is made the scheme is `auto`, that of the system.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let follow: ((event: StorageEvent) => void) | undefined;
  return {
    get: (fallback) => {
      if (typeof window === 'undefined') return fallback;
      return readScheme(window.localStorage.getItem(COLOR_SCHEME_KEY)) ?? fallback;
    },
    set: (value) => {
      keepSetting(window.localStorage, COLOR_SCHEME_KEY, value === 'auto' ? null : STORED[value]);
    },
    subscribe: (onUpdate) => {
      follow = ({ key, newValue }) => {
        if (key === COLOR_SCHEME_KEY) onUpdate(readScheme(newValue) ?? 'auto');
      };
      window.addEventListener('storage', follow);
    },
    unsubscribe: () => {
      if (follow) window.removeEventListener('storage', follow);
    },
    clear: () => window.localStorage.removeItem(COLOR_SCHEME_KEY),
  };
}

/** Puts `pv-dark` or `pv-light` on the root and the body, in step with the scheme. Draws nothing. */
export function SchemeClasses() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle('pv-dark', scheme === 'dark');
      element.classList.toggle('pv-light', scheme === 'light');
    }
  }, [scheme]);
  return null;
}
