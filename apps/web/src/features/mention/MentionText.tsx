import type { Person } from '@pv/contract';
import { keepInitials } from '../../ui/words.ts';
import { PersonLink } from '../person/public.ts';
import { textParts } from './mention-at.ts';

/** A text in which the names of those whom it calls lead to them. */
export function MentionText({ text, mentions }: { text: string; mentions: readonly Person[] }) {
  let at = 0;
  return textParts(text, mentions).map((part) => {
    const key = at;
    at += typeof part === 'string' ? part.length : part.name.length + 1;
    if (typeof part === 'string') return <span key={key}>{part}</span>;
    return <PersonLink key={key} id={part.id} name={`@${keepInitials(part.name)}`} />;
  });
}
