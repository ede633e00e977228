import {
  type ApplicationSection,
  type ApplicationValue,
  applicationEndpoints,
  applicationValueSchema,
} from '@pv/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { useShowApplication } from '../api.ts';

/** The values of a section, by the codes of its fields. */
export type SectionValues = Record<string, ApplicationValue>;

const valuesOf = ({ fields }: Pick<ApplicationSection, 'fields'>): SectionValues =>
  Object.fromEntries(fields.map(({ code, value }) => [code, value]));

/** The sections of all applications that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<SectionValues>();
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

/** Sends everything typed in applications; tells whether all of it has arrived. */
export const settleSections = (): Promise<boolean> => forms.settle();

/**
 * A section that saves itself as it is typed and outlives its page while it is not saved. The component
 * that uses it has the application and the section for its key.
 */
export function useSectionForm(id: string, section: ApplicationSection): Autosave<SectionValues> {
  const call = useCall();
  const { t } = useTexts();
  const show = useShowApplication();
  const { code, version } = section;
  const name = `${id}.${code}`;
  const draft = useDraft(`application.${name}`);
  const fields = valuesOf(section);

  function make() {
    return createAutosave<SectionValues>({
      fields,
      version,
      check(_, value) {
        const wrong = check(applicationValueSchema)(value);
        return wrong && fieldErrorText(t, wrong);
      },
      later,
      kept: parseChanges(draft.read(), fields),
      keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      save: (changes, from) =>
        saveChanges<SectionValues>({
          send: async () => {
            const body = { version: from, values: changes as SectionValues };
            show(await call(applicationEndpoints.changeSection, { params: { id, code }, body }));
          },
          read: async () => {
            const fresh = await call(applicationEndpoints.get, { params: { id } });
            const own = fresh.sections.find((one) => one.code === code) ?? section;
            return { fields: valuesOf(own), version: own.version };
          },
          refused(error) {
            const said = describeError(error, t);
            const names = Object.keys(changes);
            return { kind: 'wrong', errors: Object.fromEntries(names.map((one) => [one, said])) };
          },
        }),
    });
  }
  const [form] = useState(() => forms.get(name, make));
  useEffect(() => forms.hold(name), [name]);
  useEffect(() => form.take(valuesOf(section), section.version), [form, section]);
  useEffect(() => {
    // added once however many sections ask
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, []);
  return form;
}
