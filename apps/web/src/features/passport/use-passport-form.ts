import {
  type Misread,
  misreadOf,
  type Passport,
  type PassportFields,
  passportEndpoints,
  passportFieldsSchema,
  resumeEndpoints,
} from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../platform/autosave/use-kept-autosave.ts';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../ui/form/field.ts';
import { kindOf } from './sections.ts';

/** What is told of a value of a row by its limit; whatever else is wrong with a row, it is not whole. */
const LIMIT = /^(money_wrong|year_wrong|field_long:\d+)$/;

/** The name of what is wrong with a text that stands where a number belongs, in a row too. */
function misreadIn(field: string, value: unknown): Misread | null {
  const kind = kindOf(field);
  if (kind === 'sum' || kind === 'percent') return misreadOf(kind, value);
  if (kind !== 'rows' || !Array.isArray(value)) return null;
  const cells = value.flatMap((row: { amount?: unknown; year?: unknown }) => [
    misreadOf('year', row.year),
    misreadOf('sum', row.amount),
  ]);
  return cells.find((wrong) => wrong !== null) ?? null;
}

/** The passports that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<PassportFields>();

/**
 * The form of a passport, which saves itself as it is typed and outlives the page while something is not
 * saved. The component that uses it has the id of the project for its key.
 */
export function usePassportForm(passport: Passport): Autosave<PassportFields> {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const { project_id: id, fields, version } = passport;
  const params = { id };
  return useKeptAutosave<PassportFields>({
    keeper: forms,
    id,
    place: `form.passport.${id}`,
    fields,
    version,
    check(field, value) {
      const misread = misreadIn(field, value);
      if (misread) return fieldErrorText(t, misread);
      const wrong = check(passportFieldsSchema.shape[field])(value);
      if (wrong === null) return null;
      return Array.isArray(value) && !LIMIT.test(wrong)
        ? t('passport.rowsWrong')
        : fieldErrorText(t, wrong);
    },
    async send(changes, from) {
      const body = { ...changes, version: from };
      const saved = await call(passportEndpoints.change, { params, body });
      queries.setQueryData(keyOf(passportEndpoints.get, { params }), saved);
      void queries.invalidateQueries({ queryKey: keyOf(resumeEndpoints.get) });
    },
    read: () => call(passportEndpoints.get, { params }),
  });
}
