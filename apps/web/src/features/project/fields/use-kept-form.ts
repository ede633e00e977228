import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Call } from '../../../platform/api/client.ts';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { type AutosaveKeeper, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { PROJECT_STALES } from '../api.ts';
import { formsUnsaved, settleForms } from './forms.ts';

export interface KeptForm<F> {
  keeper: AutosaveKeeper<F>;
  /** The thing that the form is of. */
  id: string;
  /** What the server was last read to have. */
  fields: F;
  version: number;
  /** The contract's schema of each field, by which a wrong value is not sent. */
  rules: Record<keyof F & string, Parameters<typeof check>[0]>;
  send: (call: Call, changes: Partial<F>, version: number) => Promise<unknown>;
  read: (call: Call) => Promise<{ fields: F; version: number }>;
}

const sendAll = () => void settleForms();

function warn(event: BeforeUnloadEvent) {
  if (!formsUnsaved()) return;
  event.preventDefault();
  sendAll();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * A form of the project page that saves itself as it is typed, and outlives the page while it holds
 * unsaved text. The component that uses it has the thing's id for its key.
 */
export function useKeptForm<F extends object>(kept: KeptForm<F>): Autosave<F> {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const { keeper, id, fields, version } = kept;
  const draft = useDraft(`form.${id}`);

  function make() {
    return createAutosave<F>({
      fields,
      version,
      check(field, value) {
        const wrong = check(kept.rules[field])(value);
        return wrong && fieldErrorText(t, wrong);
      },
      later,
      kept: parseChanges(draft.read(), fields),
      keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      async save(changes, from) {
        const outcome = await saveChanges<F>({
          send: () => kept.send(call, changes, from),
          read: () => kept.read(call),
          refused(error) {
            const said = describeError(error, t);
            const names = Object.keys(changes);
            return { kind: 'wrong', errors: Object.fromEntries(names.map((name) => [name, said])) };
          },
        });
        if (outcome.kind === 'saved') {
          // until the page has read it, a form made anew would begin with what was there before
          const letGo = keeper.hold(id);
          const all = PROJECT_STALES.map((stale) =>
            queries.invalidateQueries({ queryKey: keyOf(stale) }),
          );
          void Promise.all(all).finally(letGo);
        }
        return outcome;
      },
    });
  }
  const [form] = useState(() => keeper.get(id, make));

  useEffect(() => keeper.hold(id), [keeper, id]);
  useEffect(() => form.take(fields, version), [form, fields, version]);
  useEffect(() => {
    // Added once however many forms ask: unsaved text is guarded after the page is left too.
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, []);
  return form;
}
