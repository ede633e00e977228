import {
  EXPERIENCE_MAX,
  missingProblem,
  type ProfileField,
  type ProfileFields,
  profileFieldsSchema,
  userEndpoints,
} from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { type Services, useServices } from '../../../platform/ServicesContext.tsx';
import { check } from '../../../ui/form/field.ts';

/** What is wrong with a field as the server would say it, before it is sent; null where all is well. */
export function checkField<K extends ProfileField>(
  field: K,
  value: ProfileFields[K],
  values: ProfileFields,
): string | null {
  const problem = check(profileFieldsSchema.shape[field])(value) ?? missingProblem(field, values);
  if (problem || field !== 'experience') return problem;
  // its letters are counted without the form, which the contract knows nothing of
  const words = contentWords({ kind: 'content', content: values.experience });
  return words.length > EXPERIENCE_MAX ? `field_long:${EXPERIENCE_MAX}` : null;
}

/**
 * Runs a call for a person while it is he who is signed in. What he typed waits, as for a network that is
 * silent, while another one is: a call would be made in the name of that one.
 * @throws ApiError with status 0 while somebody else is signed in
 */
export async function ofOwnSession<T>(
  session: Pick<Services['session'], 'state'>,
  id: string,
  run: () => Promise<T>,
): Promise<T> {
  const state = session.state();
  if (state.kind === 'in' && state.claims.uid !== id) throw new ApiError(0, 'network');
  return run();
}

/** The profile of each person of this tab, while something in it is not saved. */
const profileForms = keepAutosaves<ProfileFields>();

/**
 * The form of a profile that saves itself. What is left unsent goes when the page is left; the next visit
 * shows what the server has by then, and what is still not saved.
 * @param id whose profile it is
 */
export function useProfileAutosave(
  id: string,
  profile: ProfileFields & { version: number },
): Autosave<ProfileFields> {
  const { call, session } = useServices();
  const { version, ...fields } = profile;
  return useKeptAutosave<ProfileFields>({
    keeper: profileForms,
    id,
    place: 'profile',
    fields,
    version,
    check: checkField,
    send: (changes, from) =>
      ofOwnSession(session, id, () =>
        call(userEndpoints.changeProfile, { body: { ...changes, version: from } }),
      ),
    read: async () => {
      const { version: newest, ...newer } = await call(userEndpoints.profile, {});
      return { fields: newer, version: newest };
    },
    refused: (error) =>
      error.code === 'validation_failed'
        ? { kind: 'wrong', errors: error.fields }
        : { kind: 'failed' },
  });
}
