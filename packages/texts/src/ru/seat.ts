import { controlEvents } from './control-events.ts';
import { eventWords } from './event-words.ts';
import { ru as common } from './public.ts';

/** What a member of a committee without an account reads in Russian: the public texts and those of events. */
export const ru = { ...common, controlEvents, eventWords };
