export * from './endpoints.ts';
export * from './leave-link.ts';
export * from './reasons.ts';
export * from './reminders.ts';
export * from './reminders.ts';
export * from './views.ts';
export * from './words.ts';
