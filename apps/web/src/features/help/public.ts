export { HelpBeside, HelpButton } from './HelpBeside.tsx';
