import type { ProfileField } from '@pv/contract';
import type { ReactNode } from 'react';
import { SaveState } from '../../../ui/SaveState.tsx';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import classes from './FieldFrame.module.css';

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
