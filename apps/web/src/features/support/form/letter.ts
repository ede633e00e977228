export { SentNotice } from './SentNotice.tsx';
export { SupportForm } from './SupportForm.tsx';
