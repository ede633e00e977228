import { useState } from 'react';
import { type Folds, keepFolds, readFolds } from './kept-folds.ts';

/** What of the help stands open on this device, and how to change it. */
export function useFolds() {
  const [folds, setFolds] = useState<Folds>(() => readFolds(window.localStorage));
  function set(name: string, open: boolean) {
    // another page may have changed the others meanwhile
    const next = { ...readFolds(window.localStorage), [name]: open };
    setFolds(next);
    keepFolds(window.localStorage, next);
  }
  return { isOpen: (name: string, usually: boolean) => folds[name] ?? usually, set };
}
