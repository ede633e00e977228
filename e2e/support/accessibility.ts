import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Waits until nothing fades or slides: what is half seen has colours of its own. */
const calm = (page: Page) =>
  page.evaluate(async () => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let still = 0; still < 3; still += 1) {
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(moves)) still = -1;
    }
  });

/** An open dialog, above a page that waits. */
const MODAL = '[role="dialog"][aria-modal="true"]';

/**
 * What of a page breaks WCAG 2.2 AA: the page, the rule and the places, one line a rule.
 * @param part what alone has changed since the page was looked at, where no dialog is open
 */
export async function violationsOf(page: Page, name: string, part?: string): Promise<string[]> {
  // a notice that goes while the page is looked at goes at once, not half seen
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calm(page);
  // what is in order need not be listed, and no rule here reads the style sheets or plays a sound
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(LEVEL_AA)
    .setLegacyMode(true);
  // what a dialog half covers looks too small to be pressed, and cannot be pressed at all
  const open = await page.locator(MODAL).filter({ visible: true }).count();
  if (open > 0) builder.include(MODAL);
  else if (part) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 4).map(({ target, html }) => `${target} ${html.slice(0, 160)}`);
    return `${name}: ${id}, ${help}\n  ${places.join('\n  ')}`;
  });
}
