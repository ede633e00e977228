import { idSchema } from '@pv/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../platform/drafts.ts';

const planSchema = z.object({ type: z.enum(['nir', 'startup']), project: idSchema });

/** Which project's plan is shown. */
export type PlanAddress = z.infer<typeof planSchema>;

/** The address as it was kept; null for anything else. */
export function parsePlan(kept: string | null): PlanAddress | null {
  try {
    return planSchema.safeParse(JSON.parse(kept ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The plan that the signed-in person looked at last, on this device. */
export function useLastPlan() {
  const kept = useDraft('stage_plan');
  return useMemo(
    () => ({
      read: () => parsePlan(kept.read()),
      keep: (plan: PlanAddress) => kept.keep(JSON.stringify(plan)),
      forget: kept.drop,
    }),
    [kept],
  );
}
