export { useTemplates } from './api.ts';
export { KeepTemplate } from './KeepTemplate.tsx';
export { putTemplate, TemplatePicker } from './TemplatePicker.tsx';
export { TemplatesDialog } from './TemplatesDialog.tsx';
