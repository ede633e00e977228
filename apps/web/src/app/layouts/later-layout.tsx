import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A frame around a page. */
export type Layout = ComponentType<{ children: ReactNode }>;

/**
 * A layout whose code comes apart, with `meanwhile` until it is there. Pages stand in the `usual` one
 * where it does not come.
 */
export function laterLayout(
  load: () => Promise<Layout>,
  { usual, meanwhile }: { usual: Layout; meanwhile: ReactNode },
): Layout {
  const Later = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: usual };
    }
  });
  return ({ children }) => (
    <Suspense fallback={meanwhile}>
      <Later>{children}</Later>
    </Suspense>
  );
}
