import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { ApiError } from '../api/api-error.ts';
import { keepForLater, parseChanges, useDraft } from '../drafts.ts';
import { describeError } from '../toasts/toasts.tsx';
import { type Autosave, createAutosave } from './autosave.ts';
import { type AutosaveKeeper, saveChanges } from './keep-autosaves.ts';
import type { AutosaveDeps, SaveOutcome } from './types.ts';

interface KeptForm<F> {
  /** The forms of this kind that were opened in this tab. */
  keeper: AutosaveKeeper<F>;
  /** The thing that the form is of: the key of the component that uses it. */
  id: string;
  /** What the server was last read to have; the same object until that changes. */
  fields: F;
  version: number;
}

interface KeptAutosave<F extends object> extends KeptForm<F> {
  /** Where what is typed and not saved is kept on the device. */
  place: string;
  /** What is wrong with a value, which is not sent then. */
  check: Parameters<typeof createAutosave<F>>[0]['check'];
  /** Saves the changes over a version. */
  send: (changes: Partial<F>, version: number) => Promise<unknown>;
  /** Reads what the server has, when somebody has changed the same meanwhile. */
  read: () => Promise<{ fields: F; version: number }>;
  /** What a refusal means; without it, that all fields that were sent are wrong. */
  refused?: (error: ApiError) => SaveOutcome<F>;
  /** Joins what both sides made of one field. */
  join?: AutosaveDeps<F>['join'];
}

type Guarded = Pick<AutosaveKeeper<unknown>, 'atRisk' | 'settle'>;

/** What is asked about before the tab is closed, and sent when the connection is back. */
const guarded = new Set<Guarded>();

function sendAll(): void {
  for (const keeper of guarded) void keeper.settle();
}

function warn(event: BeforeUnloadEvent): void {
  if (![...guarded].some((keeper) => keeper.atRisk())) return;
  event.preventDefault();
  sendAll();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * A form that saves itself, made when this tab has none yet; it outlives its page while something in it is not
 * saved, is sent when the connection is back, and asked about before the tab is closed.
 */
export function useGuardedForm<F>(
  { keeper, id, fields, version }: KeptForm<F>,
  make: () => Autosave<F>,
): Autosave<F> {
  const [form] = useState(() => keeper.get(id, make));
  useEffect(() => keeper.hold(id), [keeper, id]);
  useEffect(() => form.take(fields, version), [form, fields, version]);
  useEffect(() => {
    guarded.add(keeper);
    // added once however many forms ask: what is not saved is guarded after its page is left too
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, [keeper]);
  return form;
}

/** A form that saves itself as it is typed, with what is typed and not saved kept on the device. */
export function useKeptAutosave<F extends object>(kept: KeptAutosave<F>): Autosave<F> {
  const { t } = useTexts();
  const { fields, version } = kept;
  const draft = useDraft(kept.place);

  function make() {
    return createAutosave<F>({
      fields,
      version,
      check: kept.check,
      later,
      kept: parseChanges(draft.read(), fields),
      keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      save: (changes, from) =>
        saveChanges<F>({
          send: () => kept.send(changes, from),
          read: kept.read,
          refused(error) {
            if (kept.refused) return kept.refused(error);
            const said = describeError(error, t);
            const names = Object.keys(changes);
            return { kind: 'wrong', errors: Object.fromEntries(names.map((name) => [name, said])) };
          },
        }),
      ...(kept.join && { join: kept.join }),
    });
  }
  return useGuardedForm(kept, make);
}
