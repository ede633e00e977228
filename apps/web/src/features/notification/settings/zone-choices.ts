/** A zone as it is stored, and as people call it. */
export interface ZoneChoice {
  value: string;
  label: string;
}

/** What a zone is called, and how far its clock is from UTC now, minutes. */
function readZone(timeZone: string, locale: string, now: Date) {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'shortGeneric',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const number = (type: 'day' | 'hour' | 'minute') => Number(parts.get(type));
  const days = number('day') - now.getUTCDate();
  // the first of a month is a day after its last
  const ahead = Math.abs(days) > 1 ? -Math.sign(days) : days;
  const hours = ahead * 24 + number('hour') - now.getUTCHours();
  return {
    name: parts.get('timeZoneName') ?? timeZone,
    offset: hours * 60 + number('minute') - now.getUTCMinutes(),
  };
}

function offsetText(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(whole)}:${two(rest)}`;
}

/**
 * Time zones by the city in the language of the page and the difference from UTC
 * now: «Екатеринбург, UTC+05:00». Where the language has no city of its own, by the name it is stored
 * under.
 */
export function zoneChoices(zones: readonly string[], locale: string, now: Date): ZoneChoice[] {
  const choices = zones.map((value) => {
    const { name, offset } = readZone(value, locale, now);
    return { value, label: `${/GMT|UTC/.test(name) ? value : name}, ${offsetText(offset)}` };
  });
  const same = Map.groupBy(choices, ({ label }) => label);
  return choices
    .map(({ value, label }) => {
      const alone = same.get(label)?.length === 1;
      return { value, label: alone ? label : `${label} (${value})` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
