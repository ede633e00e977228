import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Call } from '../../../platform/api/client.ts';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { AutosaveKeeper } from '../../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { PROJECT_STALES } from '../api.ts';

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

/**
 * A form of the project page that saves itself as it is typed, and outlives the page while it holds
 * unsaved text. The component that uses it has the thing's id for its key.
 */
export function useKeptForm<F extends object>(kept: KeptForm<F>): Autosave<F> {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const { keeper, id } = kept;
  return useKeptAutosave<F>({
    keeper,
    id,
    place: `form.${id}`,
    fields: kept.fields,
    version: kept.version,
    check(field, value) {
      const wrong = check(kept.rules[field])(value);
      return wrong && fieldErrorText(t, wrong);
    },
    async send(changes, from) {
      await kept.send(call, changes, from);
      // until the page has read it, a form made anew would begin with what was there before
      const letGo = keeper.hold(id);
      const all = PROJECT_STALES.map((stale) =>
        queries.invalidateQueries({ queryKey: keyOf(stale) }),
      );
      void Promise.all(all).finally(letGo);
    },
    read: () => kept.read(call),
  });
}
