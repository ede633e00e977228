import {
  allowed,
  dayIn,
  type Person,
  type Project,
  roleOf,
  type Tag,
  type TaskRow,
  type TaskSet,
  type TaskStatusId,
} from '@pv/contract';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { type Grouping, NONE } from '../set/group-tasks.ts';
import { type TaskDeeds, useTaskDeeds } from '../set/task-deeds.ts';
import { useTaskAddress } from './address.ts';

/** A stage as a heading or a choice names it. */
interface NamedStage {
  id: string;
  title: string;
}

/** What of a world stays as it is while its tasks change: all that a row or a card asks for. */
interface Ground {
  /** Whether the reader may change tasks; without it nothing is offered that would be refused. */
  edit: boolean;
  /** The present day in the zone of the project, in which its days end. */
  today: string;
  tags: ReadonlyMap<string, Tag>;
  statusTitle: (id: TaskStatusId) => string;
  /** The address of a task, and how it is opened beside the view. */
  hrefOf: (id: string) => string;
  open: (id: string) => void;
}

/** The tasks of a project with everything that their views ask for. */
interface World extends Ground {
  project: Project;
  set: TaskSet;
  deeds: TaskDeeds;
  me: string | null;
  /** Of the team, who works on tasks or has one. */
  people: readonly Person[];
  /** Of them, to whom tasks may be given. */
  assignable: readonly Person[];
  stages: readonly NamedStage[];
  all: ReadonlyMap<string, TaskRow>;
  groupTitle: (by: Grouping, key: string) => string;
}

const GroundContext = createContext<Ground | null>(null);
const WorldContext = createContext<World | null>(null);

/** What of the open project stays while its tasks change: hundreds of rows are not drawn anew for one. */
export function useGround(): Ground {
  const ground = use(GroundContext);
  if (!ground) throw new Error('useGround needs a WorldProvider above it');
  return ground;
}

/** The tasks of the open project. */
export function useWorld(): World {
  const world = use(WorldContext);
  if (!world) throw new Error('useWorld needs a WorldProvider above it');
  return world;
}

const byId = <T extends { id: string }>(all: readonly T[]) =>
  new Map(all.map((one) => [one.id, one]));

const FIRST = { todo: true, doing: true, review: true, done: true } as const;
const isFirst = (id: string): id is keyof typeof FIRST => Object.hasOwn(FIRST, id);

/** The name of a status that the project has not named itself. */
export function useStatusName() {
  const { t } = useTexts();
  return ({ id, title }: { id: TaskStatusId; title: string | null }) =>
    title ?? (isFirst(id) ? t(`tasks.status.${id}`) : '');
}

/** Gives the tasks of a project to everything inside. */
export function WorldProvider(props: { project: Project; set: TaskSet; children: ReactNode }) {
  const { project, set } = props;
  const { t } = useTexts();
  const deeds = useTaskDeeds(project);
  const session = useSessionState();
  const nameOf = useStatusName();
  const me = session.kind === 'in' ? session.claims.uid : null;
  const today = dayIn(new Date(), project.time_zone);
  const { go } = useTaskAddress();

  const { tags, statuses } = set;
  const { edit } = set.can;
  const { id: projectId, type } = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow the language by t
  const ground = useMemo((): Ground => {
    const known = byId(statuses);
    return {
      edit,
      today,
      tags: byId(tags),
      statusTitle: (id) => {
        const status = known.get(id);
        return status ? nameOf(status) : '';
      },
      hrefOf: (id) => `/task-list?type=${type}&project=${projectId}&task=${id}`,
      open: (task) => go({ task }, { replace: false }),
    };
  }, [edit, today, tags, statuses, type, projectId, t, go]);

  const world = useMemo((): World => {
    const given = new Set(set.tasks.flatMap(({ assignees }) => assignees.map(({ id }) => id)));
    const team = project.team.map(({ user_id: id, name, role_id }) => ({ id, name, role_id }));
    const assignable = team.filter(({ role_id }) => allowed(roleOf(role_id), 'manage_tasks'));
    const people = team.filter((one) => assignable.includes(one) || given.has(one.id));
    const stages = project.stages.map(({ id, number, title }) => ({
      id,
      title: number === null ? title : t('tasks.stageNumbered', { number, title }),
    }));
    const named = [
      ...people.map(({ id, name }): [string, string] => [id, name]),
      ...stages.map(({ id, title }): [string, string] => [id, title]),
    ];
    const names = new Map(named);
    function groupTitle(by: Grouping, key: string): string {
      if (by === 'status') return ground.statusTitle(key);
      if (by === 'priority') return t(`tasks.priority.${key as TaskRow['priority']}`);
      if (by === 'none') return t('tasks.none.group');
      if (key === NONE) return t(`tasks.none.${by}`);
      return names.get(key) ?? '';
    }
    const all = byId(set.tasks);
    return { ...ground, project, set, deeds, me, people, assignable, stages, all, groupTitle };
  }, [project, set, deeds, me, ground, t]);
  return (
    <GroundContext value={ground}>
      <WorldContext value={world}>{props.children}</WorldContext>
    </GroundContext>
  );
}
