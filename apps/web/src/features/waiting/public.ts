export { MatterLine, MatterLines, useMatters } from './MatterLines.tsx';
export { useOversees, useWaitingSummary } from './use-waiting-summary.ts';
export { WaitingCount } from './WaitingCount.tsx';
