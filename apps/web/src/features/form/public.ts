export { FormsMenu } from './FormsMenu.tsx';
