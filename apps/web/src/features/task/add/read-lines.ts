import { TASK_ROOM } from '@pv/contract';

/** A task of a pasted list. */
export interface PastedTask {
  title: string;
  /** The whole line, where it is longer than a title may be. */
  description: string;
  /** The place in the list of what it is a part of. */
  parent: number | null;
}

const MARK = /^(?:[-*•–—]|\d+[.)]|\[[ xх]?\])\s+/iu;
const TAB = '    ';

function depthOf(line: string): number {
  return (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', TAB).length;
}

function titleOf(line: string): string {
  let title = line.trim();
  // a list of another program: a dash, then a box
  for (let mark = MARK.exec(title); mark; mark = MARK.exec(title)) {
    title = title.slice(mark[0].length);
  }
  return title;
}

/** The beginning of a text, without half of a sign at its end. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** A title, and a text that begins with the whole of it where it is longer than a title may be. */
export function titled(whole: string, text = ''): { title: string; text: string } {
  if (whole.length <= TASK_ROOM.title) return { title: whole, text };
  const title = `${cut(whole, TASK_ROOM.title - 1).trimEnd()}…`;
  return { title, text: text ? `${whole}\n\n${text}` : whole };
}

function taskOf(line: string, parent: number | null): PastedTask {
  const { title, text } = titled(line);
  return { title, description: cut(text, TASK_ROOM.description), parent };
}

/**
 * Reads a pasted text as tasks, one a line; those that are indented by more than the line above them that
 * began a task are its parts. Marks of lists are left out, and empty lines.
 */
export function readLines(text: string): PastedTask[] {
  const tasks: PastedTask[] = [];
  let top: { at: number; depth: number } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const title = titleOf(line);
    if (title === '') continue;
    const depth = depthOf(line);
    if (top && depth > top.depth) {
      tasks.push(taskOf(title, top.at));
      continue;
    }
    top = { at: tasks.length, depth };
    tasks.push(taskOf(title, null));
  }
  return tasks;
}
