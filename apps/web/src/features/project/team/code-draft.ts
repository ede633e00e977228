/** Where a personal code is kept that was typed for a project and has not let anybody in yet. */
export const codeDraftName = (projectId: string) => `invite-code.${projectId}`;
