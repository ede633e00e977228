import { DEFAULT_ZONE, knownZone } from '@pv/contract';
import { zoneName } from '@pv/texts';

/** The clock of a paper: a zone, as a Russian paper calls it after «время». */
export function paperClock(chosen: string, at: Date): { zone: string; name: string } {
  const zone = knownZone(chosen);
  return {
    zone,
    name: zone === DEFAULT_ZONE ? 'московское' : `по поясу ${zoneName(zone, 'ru', at)}`,
  };
}
