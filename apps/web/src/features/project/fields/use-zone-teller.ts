import type { Project } from '@pv/contract';
import { useZoneBeside } from '../../../ui/zone/zone.ts';
import { type ZoneTeller, zoneTeller } from './zone-teller.ts';

/** Which date of the page of a project says its zone to this reader, as `zoneTeller` does. */
export function useZoneTeller(project: Project): ZoneTeller | null {
  const beside = useZoneBeside();
  return zoneTeller(project, (ends_at) => beside(ends_at, project.time_zone) !== '');
}
