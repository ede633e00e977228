export { ShortcutsDialog } from '../navigation/ShortcutsDialog.tsx';
export { Palette } from '../palette/Palette.tsx';
export { Notices } from '../toasts/Notices.tsx';
export { SideMenu } from './SideMenu.tsx';
