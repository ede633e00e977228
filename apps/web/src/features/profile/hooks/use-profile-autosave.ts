import { type ProfileFields, userEndpoints } from '@pv/contract';
import { useEffect, useState } from 'react';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { checkField } from './check-field.ts';
import { ofOwnSession } from './of-own-session.ts';

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
