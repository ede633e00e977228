export { RightsButton } from './RightsButton.tsx';
export { RoleRights } from './RoleRights.tsx';
