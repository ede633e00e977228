export * from './roles.ts';
export * from './statuses.ts';
