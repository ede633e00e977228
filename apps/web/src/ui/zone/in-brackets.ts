/** What is said of the zone of a date, in brackets behind it; nothing of none. */
export const inBrackets = (zone: string): string => zone && ` (${zone})`;
