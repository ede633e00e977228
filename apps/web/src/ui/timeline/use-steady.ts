import { useEffect, useMemo, useRef } from 'react';

/** Deeds as one object that stays: what gets it is not drawn anew because what stands above it was. */
export function useSteady<Deeds extends object>(deeds: Deeds): Deeds {
  const now = useRef(deeds);
  useEffect(() => {
    now.current = deeds;
  });
  return useMemo(() => {
    const names = Object.keys(now.current) as (keyof Deeds)[];
    const last = (name: keyof Deeds) => now.current[name] as (...told: unknown[]) => unknown;
    const steady = names.map((name) => [name, (...told: unknown[]) => last(name)(...told)]);
    return Object.fromEntries(steady) as Deeds;
  }, []);
}
