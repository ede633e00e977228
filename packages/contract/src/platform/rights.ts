/** Roles on the platform as a whole, beside those in projects. They are given at the server. */
export const PLATFORM_ROLES = ['editor'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** What only people with a role on the platform do. */
export const PLATFORM_ACTIONS = [
  'write_articles',
  'decide_proposals',
  'answer_support',
  'moderate_opportunities',
] as const;
export type PlatformAction = (typeof PLATFORM_ACTIONS)[number];

/** Who may do what on the platform. */
export const PLATFORM_PERMISSIONS: Readonly<Record<PlatformAction, readonly PlatformRole[]>> = {
  write_articles: ['editor'],
  decide_proposals: ['editor'],
  answer_support: ['editor'],
  moderate_opportunities: ['editor'],
};

/** Whether somebody with these roles on the platform may do this. */
export function platformAllowed(roles: readonly PlatformRole[], action: PlatformAction): boolean {
  return PLATFORM_PERMISSIONS[action].some((role) => roles.includes(role));
}
