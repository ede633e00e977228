export { grantEditor } from './grant-editor.ts';
export { platformRights, requireRight, whoMay } from './rights.ts';
