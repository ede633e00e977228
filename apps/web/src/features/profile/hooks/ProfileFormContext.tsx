import { type ProfileField, type ProfileFields, profileFieldsSchema } from '@pv/contract';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { parseKept } from '../../../app/drafts/parse-kept.ts';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useServices } from '../../../app/ServicesContext.tsx';
import { type Autosave, createAutosave } from '../../../ui/autosave/autosave.ts';
import { check } from '../../../ui/form/check.ts';
import { saveProfile } from '../api/save-profile.ts';

type ProfileForm = Autosave<ProfileFields>;

const ProfileFormContext = createContext<ProfileForm | null>(null);
export const ProfileFormProvider = ProfileFormContext;

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The form of the profile that saves itself; what is left unsent goes when the page is left. */
export function useProfileAutosave(profile: ProfileFields & { version: number }): ProfileForm {
  const { call } = useServices();
  const draft = useDraft('profile');
  const [form] = useState(() => {
    const { version, ...fields } = profile;
    return createAutosave<ProfileFields>({
      fields,
      version,
      check: (field, value) => check(profileFieldsSchema.shape[field])(value),
      save: (changes, from) => saveProfile(call, changes, from),
      later,
      kept: parseKept(draft.read(), fields),
      keep: (unsaved) => (unsaved ? draft.keep(JSON.stringify(unsaved)) : draft.drop()),
    });
  });

  useEffect(() => {
    const flush = () => void form.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (form.unsaved()) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [form]);

  return form;
}

/** The form around the component, drawn anew with every change of it. */
export function useProfileForm() {
  const form = use(ProfileFormContext);
  if (!form) throw new Error('useProfileForm needs a ProfileFormProvider above it');
  return { form, state: useSyncExternalStore(form.subscribe, form.state) };
}

/** One field of the form: its value, what is wrong with it, how to change it. */
export function useProfileField<K extends ProfileField>(name: K) {
  const { form, state } = useProfileForm();
  return {
    value: state.values[name],
    error: state.errors[name],
    status: state.status[name] ?? null,
    edit: (value: ProfileFields[K]) => form.edit(name, value),
    flush: () => void form.flush(),
  };
}
