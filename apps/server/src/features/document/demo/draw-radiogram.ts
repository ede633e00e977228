import { type Colour, encodePng } from './encode-png.ts';

/** Two square pictures side by side with a strip of white between, in pixels. */
const SIDE = 300;
const GAP = 20;
export const RADIOGRAM = { width: SIDE * 2 + GAP, height: SIDE } as const;

interface Pore {
  x: number;
  y: number;
  radius: number;
}

const PORES: readonly Pore[] = [
  { x: 92, y: 138, radius: 7 },
  { x: 118, y: 161, radius: 5 },
  { x: 127, y: 146, radius: 4 },
  { x: 231, y: 152, radius: 9 },
];

/** A crack runs along the seam and wanders by some pixels. */
const CRACK = { from: 150, to: 205, y: 158 } as const;

const grey = (value: number): Colour => {
  const level = Math.max(0, Math.min(255, Math.round(value)));
  return [level, level, level];
};

/** Grain of the film: the same at every drawing. */
function grain(x: number, y: number): number {
  const hash = Math.imul(x * 374_761 + y * 668_265, 1_274_126_177) >>> 16;
  return (hash & 15) - 8;
}

const crackAt = (x: number): number => CRACK.y + Math.round(4 * Math.sin(x / 7));

function isDefect(x: number, y: number): boolean {
  if (x >= CRACK.from && x <= CRACK.to && Math.abs(y - crackAt(x)) <= 1) return true;
  return PORES.some((pore) => (x - pore.x) ** 2 + (y - pore.y) ** 2 <= pore.radius ** 2);
}

/** The film: the seam is thicker metal and therefore lighter, defects let more through. */
function film(x: number, y: number): Colour {
  const distance = Math.abs(y - SIDE / 2 - 3 * Math.sin(x / 25));
  const seam = distance < 45 ? 70 * Math.cos((distance / 45) * (Math.PI / 2)) : 0;
  const ripple = distance < 45 ? 6 * Math.sin(x / 4) : 0;
  const defect = isDefect(x, y) ? -75 : 0;
  return grey(95 + seam + ripple + defect + grain(x, y));
}

/** A weld on a radiogram and, to its right, the mask of its defects, as PNG. */
export function drawRadiogram(): Buffer {
  return encodePng(RADIOGRAM.width, RADIOGRAM.height, (x, y) => {
    if (x < SIDE) return film(x, y);
    if (x < SIDE + GAP) return grey(255);
    return grey(isDefect(x - SIDE - GAP, y) ? 255 : 0);
  });
}
