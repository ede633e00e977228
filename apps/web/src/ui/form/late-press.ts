/**
 * Sends a form whose button was pressed a while ago, by somebody who has gone on since. The form knows that
 * by the event itself: no person has caused it.
 */
export function pressLate(form: EventTarget): void {
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** Whether a form is sent by such a press, so that its time tells nothing of where the person stood. */
export const isLatePress = ({ isTrusted }: Pick<Event, 'isTrusted'>): boolean => !isTrusted;
