import {
  type Evidence,
  evidenceSchema,
  fundingEndpoints,
  type Passport,
  passportEndpoints,
  READINESS_LEVELS,
} from '@pv/contract';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';

/** What is known to support a level, by the number of the level: each is saved and contested by itself. */
export type LevelField = `${(typeof READINESS_LEVELS)[number]}`;
export type ReadinessFields = Record<LevelField, Pick<Evidence, 'text' | 'file_id'>>;

const LEVELS = READINESS_LEVELS.map((level) => `${level}` as LevelField);

/** The evidence of a passport level by level; a level that nothing is told of is empty. */
export function levelsOf(evidence: readonly Evidence[]): ReadinessFields {
  const entries = LEVELS.map((field) => {
    const told = evidence.find(({ level }) => `${level}` === field);
    return [field, { text: told?.text ?? '', file_id: told?.file_id ?? null }];
  });
  return Object.fromEntries(entries);
}

/** All evidence as it is sent: levels of which nothing is told are left out. */
export function evidenceOf(fields: ReadinessFields): Evidence[] {
  return LEVELS.map((field) => ({ level: Number(field), ...fields[field] })).filter(
    ({ text, file_id }) => text.trim() !== '' || file_id !== null,
  );
}

const forms = keepAutosaves<ReadinessFields>();
const checkText = check(evidenceSchema.shape.text);

/**
 * The self-assessment of a project, which saves itself as it is typed. All evidence is sent together: what is
 * changed goes over what the server was last read to have. The component that uses it has the id of the
 * project for its key.
 */
export function useReadinessForm(passport: Passport): Autosave<ReadinessFields> {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const { project_id: id, version, evidence } = passport;
  const request = { params: { id } };
  const key = keyOf(passportEndpoints.get, request);
  const known = () => queries.getQueryData<Passport>(key)?.evidence ?? evidence;
  return useKeptAutosave<ReadinessFields>({
    keeper: forms,
    id,
    place: `form.readiness.${id}`,
    fields: useMemo(() => levelsOf(evidence), [evidence]),
    version,
    check(_, value) {
      const wrong = checkText(value.text);
      return wrong && fieldErrorText(t, wrong);
    },
    async send(changes, from) {
      const all = evidenceOf({ ...levelsOf(known()), ...changes });
      const body = { version: from, evidence: all };
      const saved = await call(passportEndpoints.change, { ...request, body });
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: keyOf(fundingEndpoints.list) });
    },
    async read() {
      const fresh = await call(passportEndpoints.get, request);
      queries.setQueryData(key, fresh);
      return { fields: levelsOf(fresh.evidence), version: fresh.version };
    },
  });
}
