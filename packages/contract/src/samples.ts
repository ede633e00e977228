export * from './approval/views.sample.ts';
export * from './funding/record.sample.ts';
