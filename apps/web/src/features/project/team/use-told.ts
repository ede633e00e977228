import { useToasts } from '../../../platform/ServicesContext.tsx';

/**
 * Says in `words` that a deed is done, and gives whether it is. The row or the dialog that it was begun in
 * may be gone by then, so that its own callbacks would not be called: a promise always is.
 */
export function useTold(): (deed: Promise<unknown>, words: string) => Promise<boolean> {
  const toasts = useToasts();
  return (deed, words) =>
    deed.then(
      () => {
        toasts.success(words);
        return true;
      },
      // the failure has its own notice
      () => false,
    );
}
