import { EVENT_KINDS, EVENTS } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';

/** Every kind of event in the caller's language. */
export function listEvents(locale: Locale) {
  return EVENT_KINDS.map((code) => {
    const { id, topic } = EVENTS[code];
    return { event_uuid: id, code, topic, title: translate(locale, `log.event.${code}`) };
  });
}
