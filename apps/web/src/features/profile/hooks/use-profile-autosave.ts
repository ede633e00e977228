import {
  EXPERIENCE_MAX,
  missingProblem,
  type ProfileField,
  type ProfileFields,
  profileFieldsSchema,
  userEndpoints,
} from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
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

const sendAll = () => void profileForms.settle();

function warn(event: BeforeUnloadEvent) {
  if (profileForms.atRisk()) event.preventDefault();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

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
  const draft = useDraft('profile');
  const { version, ...fields } = profile;
  const [form] = useState(() =>
    profileForms.get(id, () =>
      createAutosave<ProfileFields>({
        fields,
        version,
        check: checkField,
        save: (changes, from) =>
          saveChanges({
            send: () =>
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
          }),
        later,
        kept: parseChanges(draft.read(), fields),
        keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      }),
    ),
  );

  useEffect(() => profileForms.hold(id), [id]);
  useEffect(() => form.take(fields, version));
  useEffect(() => {
    // Added once however often the page is opened: text on its way is guarded after it is left too.
    window.addEventListener('online', sendAll);
    window.addEventListener('beforeunload', warn);
  }, []);
  return form;
}
