export { MatterLine, MatterLines, useMatters } from './MatterLines.tsx';
export { useWaitingSummary } from './use-waiting-summary.ts';
export { WaitingCount } from './WaitingCount.tsx';
