import {
  type ApplicationSection,
  type ApplicationValue,
  applicationEndpoints,
  applicationValueSchema,
  refusalOf,
} from '@pv/contract';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { useShowApplication } from '../api.ts';

/** The values of a section, by the codes of its fields. */
export type SectionValues = Record<string, ApplicationValue>;

const valuesOf = ({ fields }: Pick<ApplicationSection, 'fields'>): SectionValues =>
  Object.fromEntries(fields.map(({ code, value }) => [code, value]));

/** The sections of all applications that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<SectionValues>();

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
  return useKeptAutosave<SectionValues>({
    keeper: forms,
    id: name,
    place: `application.${name}`,
    fields: useMemo(() => valuesOf(section), [section]),
    version,
    check(name, value) {
      const field = section.fields.find((one) => one.code === name);
      const wrong = (field && refusalOf(field, value)) ?? check(applicationValueSchema)(value);
      return wrong && fieldErrorText(t, wrong);
    },
    async send(changes, from) {
      const body = { version: from, values: changes as SectionValues };
      show(await call(applicationEndpoints.changeSection, { params: { id, code }, body }));
    },
    async read() {
      const fresh = await call(applicationEndpoints.get, { params: { id } });
      const own = fresh.sections.find((one) => one.code === code) ?? section;
      return { fields: valuesOf(own), version: own.version };
    },
  });
}
