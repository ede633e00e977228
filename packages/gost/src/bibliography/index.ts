export * from './fields.ts';
export * from './format.ts';
export { parseRaw } from './parse-raw.ts';
export { readCsl } from './read-csl.ts';
export * from './source-types.ts';
