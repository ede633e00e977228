import { printResume } from '@pv/gost/forms';
import type { Given, Gives } from '../tasks.ts';
import type { Press } from './print-task.ts';

/** Lays a resume out on its one page. */
export async function resumeTask(
  { resume }: Given<'resume'>,
  { compiler, leave }: Pick<Press, 'compiler' | 'leave'>,
): Promise<Gives<'resume'>> {
  return { file: await leave(printResume(resume, compiler)) };
}
