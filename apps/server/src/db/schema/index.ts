export * from './accounts.ts';

export * from './approval.ts';

export * from './documents.ts';

export * from './files.ts';
export * from './log.ts';
export * from './notifications.ts';

export * from './projects.ts';

export * from './reviews.ts';

export * from './team.ts';
