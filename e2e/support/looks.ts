import type { Page } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { settled } from './settled.ts';

/** How a page is looked at: the looks differ in language, colours and width. */
export const LOOKS = [
  { locale: 'ru', scheme: 'light_', width: 1440 },
  { locale: 'en', scheme: 'dark_', width: 390 },
] as const;
export type Look = (typeof LOOKS)[number];

/** What the storage of a browser holds that looks so. */
export const stored = ({ locale, scheme }: Look) => ({
  pv_locale: locale,
  pv_color_scheme: scheme,
});

/** Gives a page the width of a look, and stops its motion. */
export async function prepare(page: Page, { width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Opens a page, waits until it stands whole and says what is wrong with it. */
export async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await settled(page);
  return violationsOf(page, address);
}
