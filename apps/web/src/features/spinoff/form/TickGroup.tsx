import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChoiceKey } from './choices.ts';
import classes from './StartupForm.module.css';

/** Something that may be taken along. */
export interface Tick {
  key: ChoiceKey;
  label: string;
  note: string;
  ticked: boolean;
  /** Beside it, such as the role that somebody is proposed for. */
  aside?: ReactNode;
}

interface TickGroupProps {
  legend: string;
  /** What becomes of it. */
  note: string;
  ticks: readonly Tick[];
  onToggle: (key: ChoiceKey) => void;
}

/** One kind of things to take along, each with its tick; nothing where there are none. */
export function TickGroup({ legend, note, ticks, onToggle }: TickGroupProps) {
  if (ticks.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {note && <p className={classes.note}>{note}</p>}
      {ticks.map((tick) => (
        <div key={tick.key} className={classes.tick}>
          <Checkbox
            className={classes.box}
            label={tick.label}
            description={tick.note}
            checked={tick.ticked}
            onChange={() => onToggle(tick.key)}
          />
          {tick.aside}
        </div>
      ))}
    </fieldset>
  );
}
