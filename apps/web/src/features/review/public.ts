export { ResendAll } from './bulk/ResendAll.tsx';
export { WaitingCount } from './nav/WaitingCount.tsx';
