export * from './http/endpoint.ts';
export * from './http/errors.ts';
