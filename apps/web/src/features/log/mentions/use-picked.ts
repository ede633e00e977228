import { type Person, personSchema } from '@pv/contract';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts.ts';

function kept(draft: string | null): Person[] {
  if (draft === null) return [];
  try {
    return personSchema.array().parse(JSON.parse(draft));
  } catch {
    // whatever else lies there, the text without mentions is still whole
    return [];
  }
}

/** Under which name those who were picked for a text are kept on the device beside it. */
export const pickedPlace = (place: string): string => `${place}.people`;

/**
 * Whom the text that is kept under `place` may call: those whom it calls already and whoever was picked
 * for it, kept on this device beside the text.
 */
export function usePicked(place: string, saved: readonly Person[]) {
  const draft = useDraft(pickedPlace(place));
  const [picked, setPicked] = useState(() => [...saved, ...kept(draft.read())]);
  return {
    picked,
    pick(person: Person) {
      const next = [...picked.filter(({ id }) => id !== person.id), person];
      setPicked(next);
      draft.keep(JSON.stringify(next));
    },
    forget: draft.drop,
  };
}
