import type { Macro } from '@unified-latex/unified-latex-types';
import { argument, raw } from './ast.ts';

/** Units and what stands before them, by the commands of siunitx. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'metre m meter m kilogram kg gram g second s ampere A kelvin K mole mol candela cd hertz Hz newton N pascal Pa joule J watt W volt V ' +
    'ohm Ω farad F henry H tesla T weber Wb siemens S lumen lm lux lx coulomb C celsius °C degreeCelsius °C degree ° percent % litre l liter l ' +
    'minute min hour h day d bar bar electronvolt eV decibel dB byte B bit bit radian rad tonne t ' +
    'kilo k mega M giga G tera T hecto h deca da deci d centi c milli m micro µ nano n pico p ' +
    'per / squared ² cubed ³'
  )
    .split(' ')
    .map((word, at, all) => [word, all[at + 1] ?? ''])
    .filter((_, at) => at % 2 === 0),
);

const PREFIX = 'kilo|mega|giga|tera|hecto|deca|deci|centi|milli|micro|nano|pico';
/** A power that stands before its unit. */
const POWER = new RegExp(`\\\\(square|cubic)\\s*((?:\\\\(?:${PREFIX})\\s*)?\\\\[a-zA-Z]+)`, 'g');
/** The end of a unit beside another one. */
const BETWEEN = new RegExp(
  `(\\\\(?!(?:${PREFIX}|per)\\b)[a-zA-Z]+)\\s*(?=\\\\(?!(?:per|squared|cubed)\\b)[a-zA-Z])`,
  'g',
);

/** `\kilo\metre\per\hour` as it is printed; a command that is not known is its name. */
const unitOf = (typed: string): string =>
  typed
    .replace(POWER, (_, power, unit) => `${unit}\\${power === 'square' ? 'squared' : 'cubed'}`)
    .replace(BETWEEN, '$1·')
    .replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => NAMES[name] ?? name)
    .replaceAll('~', '\u00a0')
    .trim();

const numberOf = (typed: string): string => typed.replace(/\s+/g, '').replace('.', ',');

/** What the commands of siunitx print; null for any other. */
export function quantityOf(macro: Macro): string | null {
  const [first, second] = [argument(macro), argument(macro, 1)].map((nodes) => raw(nodes));
  switch (macro.content) {
    case 'num':
      return numberOf(first ?? '');
    case 'ang':
      return `${numberOf(first ?? '')}°`;
    case 'si':
    case 'unit':
      return unitOf(first ?? '');
    case 'SI':
    case 'qty':
      return `${numberOf(first ?? '')}\u00a0${unitOf(second ?? '')}`;
    default:
      return null;
  }
}
