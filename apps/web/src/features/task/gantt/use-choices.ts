import { useState } from 'react';
import { z } from 'zod';
import { keepSetting } from '../../../ui/storage.ts';
import { ZOOMS } from '../../../ui/timeline/zoom.ts';
import { DEPTHS, type GanttRow } from './rows.ts';

const KEY = 'gantt';

/** What a person likes to see of every chart; kept by the browser. */
const keptSchema = z.object({
  zoom: z.enum(ZOOMS),
  depth: z.enum(DEPTHS),
  hideDone: z.boolean(),
  critical: z.boolean(),
  /** Who does a task and how long it takes stand beside its title. */
  panel: z.boolean(),
});
type Kept = z.infer<typeof keptSchema>;

/** What a person has chosen to see of a chart. */
export interface Choices extends Kept {
  /** The only stage that is shown, or null. */
  stage: string | null;
}

/** What the browser has kept; only what can be read of it. */
export function readChoices(kept: string | null, first: Kept): Kept {
  try {
    const { success, data } = keptSchema.partial().safeParse(JSON.parse(kept ?? '{}'));
    return success ? { ...first, ...data } : first;
  } catch {
    return first;
  }
}

/** What is shown of a chart, as it was left; on a narrow screen without the panel beside the titles. */
export function useChoices(narrow: boolean) {
  const [choices, setChoices] = useState<Choices>(() => {
    const first = { zoom: 'week', depth: 'all', hideDone: false, critical: false } as const;
    const kept = readChoices(localStorage.getItem(KEY), { ...first, panel: !narrow });
    return { ...kept, panel: kept.panel && !narrow, stage: null };
  });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());

  function choose(change: Partial<Choices>) {
    const next = { ...choices, ...change };
    setChoices(next);
    const { stage: _, ...kept } = next;
    keepSetting(localStorage, KEY, JSON.stringify(kept));
  }
  function fold({ id }: GanttRow) {
    setFolded((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  return { choices, choose, folded, fold };
}
