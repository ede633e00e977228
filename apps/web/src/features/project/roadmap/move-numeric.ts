import type { Stage } from '@pv/contract';

/**
 * The stages of a project after a numeric one was put at the place `number` and the rest have closed
 * up, as the server does it.
 */
export function moveNumeric(stages: readonly Stage[], id: string, number: number): Stage[] {
  const numeric = stages.filter(({ kind }) => kind === 'numeric');
  const moved = numeric.find((stage) => stage.id === id);
  if (!moved) return [...stages];
  const order = numeric.filter((stage) => stage !== moved).toSpliced(number - 1, 0, moved);
  const renumbered = order.map((stage, at) => ({ ...stage, number: at + 1 }));
  return stages.map((stage) => (stage.kind === 'numeric' ? renumbered.shift() : stage) ?? stage);
}
