export { cleanCsl } from './clean-csl.ts';
export * from './fields.ts';
export * from './format.ts';
export { readCsl } from './read-csl.ts';
export { fieldsOfTyped, readTyped } from './read-typed.ts';
export { sourceKeys } from './source-keys.ts';
export * from './source-types.ts';
