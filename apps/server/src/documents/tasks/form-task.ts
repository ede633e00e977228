import { type Form, writeFormDocx, writeFormTypst } from '@pv/gost/forms';
import type { Compiler } from '@pv/gost/typst';
import type { Given, Gives } from '../tasks.ts';
import type { Press } from './print-task.ts';

type Writer = (form: Form, compiler: Compiler) => Promise<Uint8Array>;

const WRITERS: Readonly<Record<Given<'form'>['format'], Writer>> = {
  pdf: async (form, compiler) =>
    compiler.compile({ source: writeFormTypst(form), assets: new Map() }).pdf(),
  docx: (form) => writeFormDocx(form),
};

/** Writes an official paper in the asked format. */
export async function formTask(
  { form, format }: { form: Form; format: Given<'form'>['format'] },
  { compiler, leave }: Pick<Press, 'compiler' | 'leave'>,
): Promise<Gives<'form'>> {
  return { file: await leave(await WRITERS[format](form, compiler)) };
}
