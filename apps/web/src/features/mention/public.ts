export { MentionText } from './MentionText.tsx';
export { RewriteForm } from './RewriteForm.tsx';
export { pickedPlace, WriteForm, type WriteFormProps, type Written } from './WriteForm.tsx';
