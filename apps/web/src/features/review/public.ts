export { ResendAll } from './bulk/ResendAll.tsx';
export { MatterLines, useMatters } from './nav/MatterLines.tsx';
export { WaitingCount } from './nav/WaitingCount.tsx';
