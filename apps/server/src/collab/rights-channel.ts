import { z } from 'zod';
import type { RightsScope } from '../documents/live-documents.ts';
import { type FanOut, openFanOut } from '../push/fan-out.ts';

const scopeSchema = z.union([
  z.object({ projectId: z.uuid() }),
  z.object({ documentId: z.uuid() }),
  z.object({ userId: z.uuid() }),
]);

/**
 * Opens the channel by which every process learns that rights have changed; where Redis is away the
 * others learn it by their own round.
 */
export function openRightsChannel(
  url: string | undefined,
  hear: (scope: RightsScope) => void,
): FanOut<RightsScope> {
  return openFanOut({ url, name: 'pv:rights', schema: scopeSchema, hear });
}
