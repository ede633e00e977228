export { LinkedProjects } from './links/LinkedProjects.tsx';
export { StartButton } from './links/StartButton.tsx';
