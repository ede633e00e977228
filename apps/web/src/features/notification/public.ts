export { MailSettings } from './settings/MailSettings.tsx';
