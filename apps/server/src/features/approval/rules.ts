import type { Config } from '../../config.ts';

/** What an installation has decided about approval. */
export type ApprovalRules = Pick<Config, 'restoreUnchanged' | 'contentChecks'>;
