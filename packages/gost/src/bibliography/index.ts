export * from './fields.ts';
export * from './format.ts';
export { readCsl } from './read-csl.ts';
export { fieldsOfTyped, readTyped } from './read-typed.ts';
export * from './source-types.ts';
