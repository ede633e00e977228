export { mentionedMembers } from './mentioned-members.ts';
export { tellOfText } from './tell-of-text.ts';
