export { useLastProject } from './mine/last-project.ts';
