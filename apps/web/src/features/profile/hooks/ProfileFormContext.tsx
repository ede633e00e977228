import type { ProfileField, ProfileFields } from '@pv/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosave } from '../../../ui/autosave/autosave.ts';

const ProfileFormContext = createContext<Autosave<ProfileFields> | null>(null);

/** Hands the form of the profile to its fields. */
export const ProfileFormProvider = ProfileFormContext;

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
