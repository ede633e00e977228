import { z } from 'zod';
import { moveSchema } from '../approval/views.ts';
import { dateSchema, idSchema } from '../http/fields.ts';
import { categoryIdSchema, projectTypeSchema, STAGE_KINDS } from '../kinds/kinds.ts';
import { STATUS_GROUPS } from '../workflow/status-info.ts';
import { COMPLETIONS } from '../workflow/statuses.ts';

/** How many works one picture holds; whoever has more narrows the search. */
export const MOST_WORKS = 300;

/** A stage of a work: how it stands, whose move it is, and by how much it is late. */
export const overviewStageSchema = z.object({
  id: idSchema,
  kind: z.enum(STAGE_KINDS),
  /** Of numeric stages alone. */
  number: z.int().nullable(),
  title: z.string(),
  status: z.string(),
  result_status: z.string().nullable(),
  /** The group of the status by which the whole stage is told. */
  group: z.enum(STATUS_GROUPS),
  /** As the row of the stage stood before a reset, after which it waits to be approved again. */
  reached_status: z.string().nullable(),
  ends_at: dateSchema.nullable(),
  /** Full days by which its end is missed; 0 also for what was delivered in time before a reset. */
  late: z.int().nonnegative(),
  /** Null where nobody's turn has come. */
  move: moveSchema.pick({ roles: true, people: true, mine: true, days: true }).nullable(),
  tasks: z.object({ done: z.int().nonnegative(), total: z.int().nonnegative() }),
});
export type OverviewStage = z.infer<typeof overviewStageSchema>;

/** A work of the caller with its stages, those of the start and the finish too. */
export const overviewWorkSchema = z.object({
  id: idSchema,
  type: projectTypeSchema,
  title: z.string(),
  /** The name of who has created it. */
  author: z.string(),
  /** His academic group; empty where he has told none. */
  group: z.string(),
  /** The academic year in which it begins. */
  year: z.string(),
  category_id: categoryIdSchema.nullable(),
  completion_status: z.enum(COMPLETIONS),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  stages: z.array(overviewStageSchema),
});
export type OverviewWork = z.infer<typeof overviewWorkSchema>;
