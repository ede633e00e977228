export { Bell } from '../../features/notification/Bell.tsx';
export { BottomBar, SideNav } from './NavLinks.tsx';
export { UserMenu } from './UserMenu.tsx';
