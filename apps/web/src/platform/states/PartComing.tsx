import { useEffect, useState } from 'react';
import type { drawnPart } from '../../ui/drawn-part.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { LoadFailure, SILENCE } from './LoadFailure.tsx';

/**
 * In the place of a part that is not drawn yet: it is coming, or it did not come and is asked for again.
 * Whatever has taken away what the server had drawn, the part is wanted now.
 */
export function PartComing({
  part,
  rows,
}: {
  part: Pick<ReturnType<typeof drawnPart>, 'ask'>;
  rows: number;
}) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) void part.ask().catch(() => setBroken(true));
  }, [broken, part]);
  if (broken) return <LoadFailure error={SILENCE} onRetry={() => setBroken(false)} />;
  return <RowsSkeleton rows={rows} />;
}
