import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { isField } from './press.ts';

/** The first of some inputs in the order of the page. */
function firstOf(nodes: (HTMLElement | null)[]): HTMLElement | undefined {
  const shown = nodes.filter((node) => node !== null);
  return shown.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

/**
 * Marks fields as wrong by the names of what is wrong, and puts the caret into the first of them. With
 * `stood`, what had the focus when the form was sent, whoever has gone to another field since then types there still.
 */
export function showErrors<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setFieldError' | 'getInputNode'>,
  errors: Readonly<Record<string, unknown>>,
  stood?: Element | null,
): void {
  for (const [field, error] of Object.entries(errors)) {
    if (typeof error === 'string') form.setFieldError(field, error);
  }
  const { activeElement } = document;
  if (stood !== undefined && activeElement !== stood && isField(activeElement)) return;
  firstOf(Object.keys(errors).map((field) => form.getInputNode(field)))?.focus();
}

/** What a form does when it is sent: right values go on, else the caret goes to the first wrong field. */
export function submitForm<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'onSubmit' | 'setFieldError' | 'getInputNode'>,
  send: (values: Values) => void,
): (event?: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    const stood = document.activeElement;
    form.onSubmit(send, (errors) => showErrors(form, errors, stood))(event);
  };
}

/** Shows what is wrong by `tell` and puts the caret into the first field that says so. */
export function tellWrong(form: HTMLFormElement, tell: () => void): void {
  flushSync(tell);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
