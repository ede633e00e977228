import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { isCaretLeft } from './leaving-caret.ts';

/** The first of some inputs in the order of the page. */
function firstOf(nodes: (HTMLElement | null)[]): HTMLElement | undefined {
  const shown = nodes.filter((node) => node !== null);
  return shown.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

/**
 * Marks fields as wrong by the names of what is wrong, and puts the caret into the first of them, unless
 * the form was sent by a press from a while ago and somebody types since then.
 */
export function showErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: Readonly<Record<string, unknown>>,
): void {
  for (const [field, error] of Object.entries(errors)) {
    if (typeof error === 'string') form.setFieldError(field, error);
  }
  if (isCaretLeft()) return;
  firstOf(Object.keys(errors).map((field) => form.getInputNode(field)))?.focus();
}

/** What a form does when it is sent: right values go on, else the caret goes to the first wrong field. */
export function submitForm<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => void,
): (event?: FormEvent<HTMLFormElement>) => void {
  return form.onSubmit(send, (errors) => showErrors(form, errors));
}
