import {
  isPlaceField,
  type ProfileField,
  type ProfileFields,
  profileFieldsSchema,
} from '@pv/contract';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { SaveState } from '../../../ui/SaveState.tsx';
import classes from './FieldFrame.module.css';

const ProfileFormContext = createContext<Autosave<ProfileFields> | null>(null);

/** Hands the form of the profile to its fields. */
export const ProfileFormProvider = ProfileFormContext;

/** The form around the component, drawn anew with every change of it. */
export function useProfileForm() {
  const form = use(ProfileFormContext);
  if (!form) throw new Error('useProfileForm needs a ProfileFormProvider above it');
  return { form, state: useSyncExternalStore(form.subscribe, form.state) };
}

/** A value as the server will keep it, such as a pasted number in its usual form; as it is if it is wrong. */
function tidied<K extends ProfileField>(name: K, value: ProfileFields[K]): ProfileFields[K] {
  const { success, data } = profileFieldsSchema.shape[name].safeParse(value);
  return success ? (data as ProfileFields[K]) : value;
}

/** One field of the form: its value, what is wrong with it, how to change it. */
export function useProfileField<K extends ProfileField>(name: K) {
  const { form, state } = useProfileForm();
  return {
    value: state.values[name],
    error: state.errors[name],
    status: state.status[name] ?? null,
    edit: (value: ProfileFields[K]) => form.edit(name, value),
    // what is wrong with one of two places may be mended by the other one
    flush: () => void (isPlaceField(name) ? form.again() : form.flush()),
    /** Brings what was typed into the form in which it is kept, when the field is left. */
    tidy() {
      const typed = form.state().values[name];
      const kept = tidied(name, typed);
      if (kept !== typed) form.edit(name, kept);
    },
  };
}

/** The id of the input of a field, for labels and for jumping to it. */
export const inputId = (name: ProfileField) => `profile-${name}`;

/** A field with the state of its saving beside the label. */
export function FieldFrame(props: { name: ProfileField; wide?: boolean; children: ReactNode }) {
  const { status } = useProfileField(props.name);
  return (
    <div className={classes.field} data-field={props.name} data-wide={props.wide || undefined}>
      {props.children}
      <div className={classes.state}>
        <SaveState status={status} />
      </div>
    </div>
  );
}
