export { MentionText } from './MentionText.tsx';
export { RewriteForm } from './RewriteForm.tsx';
export type { Callable } from './use-mention-field.ts';
export { pickedPlace, WriteForm, type WriteFormProps, type Written } from './WriteForm.tsx';
