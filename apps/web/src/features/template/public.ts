export { useTemplates } from './api.ts';
export { KeepTemplate } from './KeepTemplate.tsx';
export { putTemplate } from './put-template.ts';
export { TemplatePicker } from './TemplatePicker.tsx';
export { TemplatesDialog } from './TemplatesDialog.tsx';
