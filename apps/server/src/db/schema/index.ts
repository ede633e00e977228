export * from './accounts.ts';

export * from './applications.ts';
export * from './approval.ts';

export * from './archives.ts';
export * from './comments.ts';
export * from './control-events.ts';

export * from './discussions.ts';
export * from './documents.ts';

export * from './files.ts';
export * from './filters.ts';
export * from './format-profiles.ts';
export * from './funding.ts';
export * from './guest-links.ts';
export * from './library.ts';
export * from './log.ts';
export * from './notes.ts';
export * from './notifications.ts';
export * from './opportunities.ts';

export * from './passports.ts';
export * from './projects.ts';

export * from './publications.ts';
export * from './resumes.ts';
export * from './reviews.ts';
export * from './similarity.ts';
export * from './spinoff.ts';
export * from './support.ts';
export * from './tasks.ts';

export * from './team.ts';
