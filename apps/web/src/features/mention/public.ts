export { MentionText } from './MentionText.tsx';
export { pickedPlace, WriteForm, type WriteFormProps, type Written } from './WriteForm.tsx';
