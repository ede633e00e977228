import type { Notification } from '@pv/contract';

/** Notifications of one project. */
export interface ProjectGroup {
  key: string;
  /** Null for what concerns no project. */
  project: Notification['project'];
  notifications: Notification[];
}

/** Groups by project, the one with the newest first; the order within each stays. */
export function groupByProject(notifications: readonly Notification[]): ProjectGroup[] {
  const groups = new Map<string, ProjectGroup>();
  for (const one of notifications) {
    const key = one.project?.id ?? '';
    const group = groups.get(key) ?? { key, project: one.project, notifications: [] };
    group.notifications.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}
