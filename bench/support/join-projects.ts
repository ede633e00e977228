import type { Connection } from '../../apps/server/src/db/database.ts';

/** The password of the demo people. */
export const DEMO_PASSWORD = 'demo-password';

/** Takes a person who is there already into the first `count` projects, as a supervisor. */
export async function joinProjects(
  connection: Connection,
  email: string,
  count: number,
): Promise<void> {
  await connection.query(
    `insert into members (project_id, user_id, role, joined_at)
     select chosen.id, owner.id, 'supervisor', now()
     from users owner, (
       select id from projects where title like 'Измерение уровня воды%' order by updated_at desc limit ${count}
     ) chosen
     where owner.email = $1`,
    [email],
  );
}
