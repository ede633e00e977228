import { afterEach, describe, expect, test, vi } from 'vitest';
import { showErrors, submitForm } from './submit-form.ts';

/** A field of the page, in its order. */
class Field {
  readonly place: number;
  private readonly page: { activeElement: unknown };
  constructor(place: number, page: { activeElement: unknown }) {
    this.place = place;
    this.page = page;
  }
  focus() {
    this.page.activeElement = this;
  }
  compareDocumentPosition(other: Field) {
    return other.place > this.place ? 4 : 2;
  }
}

/** A form with two wrong fields, judged when the test says so. */
function open() {
  const page: { activeElement: unknown } = { activeElement: null };
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
  const [button, topic, text, email] = [
    {},
    new Field(1, page),
    new Field(2, page),
    new Field(3, page),
  ];
  const fields: Record<string, Field> = { topic, text, email };
  const told: Record<string, unknown> = {};
  const errors = { text: 'field_empty', topic: 'field_empty' };
  let judge = () => {};
  const form = {
    setFieldError: (name: string, error: unknown) => {
      told[name] = error;
    },
    getInputNode: (name: string) => fields[name] as unknown as HTMLElement,
    onSubmit: (_send: unknown, failed: (wrong: typeof errors) => void) => () => {
      judge = () => failed(errors);
    },
  };
  const submit = submitForm(form as unknown as Parameters<typeof submitForm>[0], () => {});
  return {
    page,
    form,
    button,
    topic,
    text,
    email,
    told,
    send: () => submit(),
    judge: () => judge(),
  };
}

describe('a form that is sent with what is wrong', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('names it at its fields, and puts the caret into the first of them on the page', () => {
    const { page, button, topic, told, send, judge } = open();
    page.activeElement = button;
    send();
    judge();
    expect(told).toEqual({ topic: 'field_empty', text: 'field_empty' });
    expect(page.activeElement).toBe(topic);
  });

  test('does so too when it is sent by Enter in a field', () => {
    const { page, topic, email, send, judge } = open();
    page.activeElement = email;
    send();
    judge();
    expect(page.activeElement).toBe(topic);
  });

  test('leaves the caret in a field that was gone to before it was judged', () => {
    const { page, button, email, send, judge } = open();
    page.activeElement = button;
    send();
    page.activeElement = email;
    judge();
    expect(page.activeElement).toBe(email);
  });

  test('has the caret led to what an answer of the server finds wrong', () => {
    const { page, form, email, topic } = open();
    page.activeElement = email;
    showErrors(form as unknown as Parameters<typeof showErrors>[0], { topic: 'field_long:200' });
    expect(page.activeElement).toBe(topic);
  });
});
