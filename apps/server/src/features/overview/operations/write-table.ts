import {
  approvalKey,
  type OverviewStage,
  type OverviewWork,
  roleOf,
  rowStatusOf,
  type StatusGroup,
} from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import writeXlsxFile from 'write-excel-file/node';
import type { Locale } from '../../../context.ts';

/** Behind the words of a stage, by the group of its status; dark text reads on each. */
const BACKS: Readonly<Record<StatusGroup, string>> = {
  neutral: '#f4f5f7',
  progress: '#fff1cc',
  review: '#ffe3cc',
  revision: '#ffe0de',
  approve: '#e0f3e7',
  completed: '#8fd1a5',
};

/** In letters. */
const WIDTH = { author: 24, group: 12, year: 10, title: 44, kind: 14, progress: 10, stage: 30 };
const HEADS = ['author', 'group', 'year', 'title', 'kind', 'progress'] as const;

function moverWords(move: NonNullable<OverviewStage['move']>, locale: Locale): string {
  if (move.mine) return translate(locale, 'ui.move.yours');
  const names = move.people.map(({ name }) => name).filter(Boolean);
  const roles = move.roles.map((role) => translateDynamic(locale, `roles.${roleOf(role)}`));
  const who = (names.length > 0 ? names : roles).join(', ');
  return translate(locale, 'ui.move.theirs', { who });
}

/** What a cell says: the status, whose move it is and how long, by how much it is late, its tasks. */
function wordsOf(stage: OverviewStage, { type }: OverviewWork, locale: Locale): string {
  const { move, late, tasks, reached_status: reached } = stage;
  const days = move && translate(locale, 'ui.move.since', { count: move.days });
  const lines = [
    translateDynamic(locale, approvalKey('status', rowStatusOf(stage), type)),
    reached && translate(locale, 'whoseMove.again'),
    move &&
      `${moverWords(move, locale)}, ${move.days > 0 ? days : translate(locale, 'ui.move.today')}`,
    late > 0 && translate(locale, 'overview.late', { count: late }),
    tasks.total > 0 && translate(locale, 'overview.tasks', tasks),
  ];
  return lines.filter(Boolean).join('\n');
}

const text = (value: string) => ({
  value,
  type: String,
  wrap: true,
  alignVertical: 'top' as const,
});

/** A sheet of the works with a column a stage, in the reader's language, coloured as the picture is. */
export async function writeOverview(
  works: readonly OverviewWork[],
  locale: Locale,
): Promise<Buffer> {
  const most = Math.max(0, ...works.flatMap((one) => one.stages.map(({ number }) => number ?? 0)));
  const numbers = Array.from({ length: most }, (_, at) => at + 1);
  const columns = ['start', ...numbers, 'finish'] as const;
  const head = [
    ...HEADS.map((name) => translate(locale, `overview.column.${name}`)),
    translate(locale, 'overview.column.start'),
    ...numbers.map((number) => translate(locale, 'overview.column.stage', { number })),
    translate(locale, 'overview.column.finish'),
  ];
  const rows = works.map((work) => [
    text(work.author),
    text(work.group),
    text(work.year.replace('-', '/')),
    text(work.title),
    text(translateDynamic(locale, `profile.kind.${work.type}`)),
    { value: work.progress / 100, type: Number, format: '0%', alignVertical: 'top' as const },
    ...columns.map((column) => {
      const stage = work.stages.find(({ kind, number }) => (number ?? kind) === column);
      return stage
        ? { ...text(wordsOf(stage, work, locale)), backgroundColor: BACKS[stage.group] }
        : null;
    }),
  ]);
  const titles = head.map((value) => ({ ...text(value), fontWeight: 'bold' as const }));
  const widths = [...HEADS.map((name) => WIDTH[name]), ...columns.map(() => WIDTH.stage)];
  const file = writeXlsxFile([titles, ...rows], {
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape',
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  });
  return file.toBuffer();
}
