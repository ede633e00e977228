import {
  type Passport,
  type PassportFields,
  passportEndpoints,
  passportFieldsSchema,
  resumeEndpoints,
} from '@pv/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { type Autosave, createAutosave } from '../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../platform/drafts.ts';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { check, fieldErrorText } from '../../ui/form/field.ts';

/** The passports that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<PassportFields>();

const sendAll = () => void forms.settle();

function warn(event: BeforeUnloadEvent) {
  if (!forms.atRisk()) return;
  event.preventDefault();
  sendAll();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * The form of a passport, which saves itself as it is typed and outlives the page while something is not
 * saved. The component that uses it has the id of the project for its key.
 */
export function usePassportForm(passport: Passport): Autosave<PassportFields> {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const { project_id: id, fields, version } = passport;
  const draft = useDraft(`form.passport.${id}`);
  const params = { id };

  function make() {
    return createAutosave<PassportFields>({
      fields,
      version,
      check(field, value) {
        const wrong = check(passportFieldsSchema.shape[field])(value);
        if (wrong === null) return null;
        return Array.isArray(value) ? t('passport.rowsWrong') : fieldErrorText(t, wrong);
      },
      later,
      kept: parseChanges(draft.read(), fields),
      keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      save: (changes, from) =>
        saveChanges<PassportFields>({
          async send() {
            const body = { ...changes, version: from };
            const saved = await call(passportEndpoints.change, { params, body });
            queries.setQueryData(keyOf(passportEndpoints.get, { params }), saved);
            void queries.invalidateQueries({ queryKey: keyOf(resumeEndpoints.get) });
          },
          read: () => call(passportEndpoints.get, { params }),
          refused(error) {
            const said = describeError(error, t);
            const names = Object.keys(changes);
            return { kind: 'wrong', errors: Object.fromEntries(names.map((name) => [name, said])) };
          },
        }),
    });
  }
  const [form] = useState(() => forms.get(id, make));
  useEffect(() => forms.hold(id), [id]);
  useEffect(() => form.take(fields, version), [form, fields, version]);
  useEffect(() => {
    // added once however many forms ask
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, []);
  return form;
}
