import { createSpotlight } from '@mantine/spotlight';

/** Whether the command palette is open and which row is chosen in it, and how to open it. */
export const [paletteStore, palette] = createSpotlight();
