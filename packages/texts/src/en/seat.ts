import { controlEvents } from './control-events.ts';
import { eventWords } from './event-words.ts';
import { en as common } from './public.ts';

/** What a member of a committee without an account reads in English: the public texts and those of events. */
export const en = { ...common, controlEvents, eventWords };
