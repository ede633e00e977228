export * from './accounts.ts';
<<<<<<< HEAD
export * from './approval.ts';
=======
export * from './documents.ts';
>>>>>>> 06b2421 (wip)
export * from './projects.ts';
