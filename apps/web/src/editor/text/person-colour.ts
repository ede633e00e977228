/** Colours of people: dark enough for white letters of a name, far enough from each other. */
const COLOURS = ['#4c68d2', '#2f7d4f', '#a4570b', '#b3362c', '#7a3fb0', '#0f6e84', '#8a4a6b'];

/** The colour of a person, the same on every screen. */
export function personColour(userId: string): string {
  const sum = [...userId].reduce((total, char) => (total * 31 + char.charCodeAt(0)) % 9973, 7);
  return COLOURS[sum % COLOURS.length] ?? '#4c68d2';
}
