import { notificationEndpoints } from '@pv/contract';
import { useEffect } from 'react';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';

const KEY = 'pv_zone';

/** Tells the server the zone of this browser when it is new here; one that was chosen by hand stays. */
export function useBrowserZone(): void {
  const { call } = useServices();
  const state = useSessionState();
  const person = state.kind === 'in' ? state.claims.uid : null;
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const told = `${person} ${zone}`;
    if (person === null || !zone || localStorage.getItem(KEY) === told) return;
    call(notificationEndpoints.changeSettings, { body: { zone } })
      .then(() => localStorage.setItem(KEY, told))
      // it is told the next time; a browser without room tells it every time
      .catch(() => undefined);
  }, [person, call]);
}
