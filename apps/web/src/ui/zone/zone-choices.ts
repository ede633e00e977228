import { type Locale, zoneName } from '@pv/texts';

/** A zone as it is stored, and as people call it. */
export interface ZoneChoice {
  value: string;
  label: string;
}

/**
 * Time zones by the city in the language of the page and the difference from UTC
 * now: «Екатеринбург, UTC+05:00». Where the language has no city of its own, by the name it is stored
 * under.
 */
export function zoneChoices(zones: readonly string[], locale: Locale, now: Date): ZoneChoice[] {
  const choices = zones.map((value) => ({ value, label: zoneName(value, locale, now) }));
  const same = Map.groupBy(choices, ({ label }) => label);
  return choices
    .map(({ value, label }) => {
      const alone = same.get(label)?.length === 1;
      return { value, label: alone ? label : `${label} (${value})` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
