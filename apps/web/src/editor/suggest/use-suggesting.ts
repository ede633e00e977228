import { useSyncExternalStore } from 'react';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';

const never = () => () => {};

/** Whether one suggests here: what would change the text itself is then not done. */
export function useSuggesting(): boolean {
  const { suggest } = useWorkbench();
  return useSyncExternalStore(suggest?.subscribe ?? never, suggest?.on ?? (() => false));
}
