export { Bell } from '../../features/notification/Bell.tsx';
export { BottomBar } from './BottomBar.tsx';
export { SideNav } from './SideNav.tsx';
export { UserMenu } from './UserMenu.tsx';
