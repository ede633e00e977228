import { type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { type Locale, zoneName } from '@pv/texts';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { whenIdle } from '../lazy.ts';

/** A zone as it is stored, and as people call it. */
interface ZoneChoice {
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

const nameOrZone: OptionsFilter = ({ options, search, limit }) => {
  const typed = search.trim().toLowerCase();
  return options
    .filter((one) => 'value' in one && `${one.label} ${one.value}`.toLowerCase().includes(typed))
    .slice(0, limit);
};

/** The chosen zone at once, all of them as soon as nothing else is to be done: there are hundreds. */
function useZones(chosen: string): ZoneChoice[] {
  const { locale } = useTexts();
  const first = useMemo(() => zoneChoices([chosen], locale, new Date()), [chosen, locale]);
  const [all, setAll] = useState<ZoneChoice[] | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const zones = new Set([chosen, ...Intl.supportedValuesOf('timeZone')]);
        setAll(zoneChoices([...zones], locale, new Date()));
      }),
    [chosen, locale],
  );
  return all ?? first;
}

/** Chooses one of the zones of the IANA, by its city or by its name. */
export function ZoneSelect({
  value,
  onChange,
  ...rest
}: Pick<SelectProps, 'label' | 'aria-label' | 'description'> & {
  value: string;
  onChange: (zone: string) => void;
}) {
  return (
    <Select
      {...rest}
      data={useZones(value)}
      value={value}
      searchable
      filter={nameOrZone}
      allowDeselect={false}
      limit={200}
      onChange={(zone) => zone && onChange(zone)}
    />
  );
}
