import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createSequences, isTyping } from '../../platform/keys/key-sequence.ts';
import { palette } from '../../platform/keys/palette-store.ts';
import { lettersAct } from '../../ui/letter-keys/use-letter-keys.ts';
import { NAV_ACTIONS } from './actions.ts';

const SEQUENCES = Object.fromEntries(NAV_ACTIONS.map(({ name, keys }) => [name, keys]));

/**
 * Listens to the shortcuts: Ctrl+K for the palette and, unless commands by one key are off, `?` for the
 * list and two-key jumps when signed in.
 */
export function useShortcuts({
  signedIn,
  onHelp,
}: {
  signedIn: boolean;
  onHelp: () => void;
}): void {
  const navigate = useNavigate();
  useEffect(() => {
    const complete = createSequences(SEQUENCES);
    const jump = (event: KeyboardEvent) => {
      const name = complete({ code: event.code, at: event.timeStamp });
      const action = signedIn && NAV_ACTIONS.find((candidate) => candidate.name === name);
      if (!action) return;
      event.preventDefault();
      void navigate({ to: action.to });
    };
    const onKey = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      if (command && event.code === 'KeyK') {
        event.preventDefault();
        palette.toggle();
      } else if (!command && !event.altKey && lettersAct() && !isTyping(event.target)) {
        // On a Russian layout the question mark is on another key: take the sign and the place.
        if (event.key === '?' || (event.shiftKey && event.code === 'Slash')) onHelp();
        else jump(event);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, signedIn, onHelp]);
}
