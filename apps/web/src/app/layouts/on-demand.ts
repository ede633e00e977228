export { Notices } from '../../platform/toasts/Notices.tsx';
export { LeftTexts } from '../document/LeftTexts.tsx';
export { ShortcutsDialog } from '../navigation/ShortcutsDialog.tsx';
export { Palette } from '../palette/Palette.tsx';
export { SideMenu } from './SideMenu.tsx';
