import { idSchema, projectTypeSchema } from '@pv/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../platform/drafts.ts';

const placeSchema = z.object({
  type: projectTypeSchema,
  project: idSchema,
  title: z.string(),
});

/** The project whose tasks were looked at last. */
export type LastProject = z.infer<typeof placeSchema>;

/** The project as it was kept; null for anything else. */
export function parseLast(kept: string | null): LastProject | null {
  try {
    return placeSchema.safeParse(JSON.parse(kept ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The project that the signed-in person looked at last, on this device. */
export function useLastProject() {
  const kept = useDraft('tasks.project');
  return useMemo(
    () => ({
      read: () => parseLast(kept.read()),
      keep: (last: LastProject) => kept.keep(JSON.stringify(last)),
      forget: kept.drop,
    }),
    [kept],
  );
}
