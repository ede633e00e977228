export { AccountEnd } from './AccountEnd.tsx';
export { EmailChange } from './email/EmailChange.tsx';
export { OwnData } from './OwnData.tsx';
