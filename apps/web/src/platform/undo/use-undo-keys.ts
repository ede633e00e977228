import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isTyping } from '../keys/key-sequence.ts';
import { useToasts } from '../ServicesContext.tsx';

/** Ctrl+Z outside of fields takes back what was done last on the page, as long as it is open. */
export function useUndoKeys(): void {
  const toasts = useToasts();
  const page = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: deeds belong to the page they were done on
  useEffect(() => toasts.forgetUndos, [toasts, page]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey;
      if (asked && !isTyping(event.target) && toasts.undoLast()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toasts]);
}
