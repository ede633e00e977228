import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';

interface Stage {
  name: 'task' | 'review' | 'method' | 'experiment' | 'defence';
  x: number;
  y: number;
  width: number;
  state: 'done' | 'now' | 'next';
}

/** Where the page of the document stands, and what there is room for on it. */
interface Sheet {
  x: number;
  y: number;
  height: number;
  /** Widths of the lines of text above and below the figure, with the tops of the first ones. */
  upper: { top: number; widths: readonly number[] };
  lower: { top: number; widths: readonly number[] };
  figure: number;
  caption: number;
  clause: { x: number; y: number; thread: boolean };
}

/** A drawing in units that are pixels where it has its full width. */
interface Layout {
  size: { width: number; height: number };
  card: { width: number; height: number };
  columns: readonly number[];
  stages: readonly Stage[];
  move: { x: number; y: number; width: number };
  sheet: Sheet;
}

const WIDE: Layout = {
  size: { width: 580, height: 480 },
  card: { width: 520, height: 244 },
  columns: [104, 184, 264, 344, 424],
  stages: [
    { name: 'task', x: 28, y: 22, width: 112, state: 'done' },
    { name: 'review', x: 112, y: 64, width: 124, state: 'done' },
    { name: 'method', x: 196, y: 106, width: 136, state: 'now' },
    { name: 'experiment', x: 250, y: 148, width: 156, state: 'next' },
    { name: 'defence', x: 372, y: 190, width: 110, state: 'next' },
  ],
  move: { x: 20, y: 107, width: 154 },
  sheet: {
    x: 262,
    y: 232,
    height: 240,
    upper: { top: 26, widths: [228, 214, 232, 180] },
    lower: { top: 192, widths: [232, 220, 130] },
    figure: 84,
    caption: 170,
    clause: { x: -262, y: 150, thread: true },
  },
};

/** Narrower, with the same size of letters. */
const PHONE: Layout = {
  size: { width: 340, height: 424 },
  card: { width: 340, height: 204 },
  columns: [68, 136, 204, 272],
  stages: [
    { name: 'task', x: 12, y: 12, width: 118, state: 'done' },
    { name: 'review', x: 36, y: 49, width: 112, state: 'done' },
    { name: 'method', x: 52, y: 86, width: 128, state: 'now' },
    { name: 'experiment', x: 110, y: 123, width: 138, state: 'next' },
    { name: 'defence', x: 216, y: 160, width: 108, state: 'next' },
  ],
  move: { x: 188, y: 87, width: 142 },
  sheet: {
    x: 20,
    y: 198,
    height: 218,
    upper: { top: 26, widths: [228, 214] },
    lower: { top: 206, widths: [] },
    figure: 60,
    caption: 150,
    clause: { x: 20, y: 172, thread: false },
  },
};

function Lines({ top, widths }: Sheet['upper']) {
  return widths.map((width, index) => (
    <rect key={width} x="32" y={top + index * 13} width={width} height="5" rx="2.5" />
  ));
}

/** A page of a thesis with a figure and its caption, and the note of the check beside it. */
function DocumentSheet({ x, y, height, upper, lower, figure, caption, clause }: Sheet) {
  const { t } = useTexts();
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={classes.sheet} x="0.5" y="0.5" width="299" height={height} rx="6" />
      <g className={classes.lines}>
        <Lines {...upper} />
        <Lines {...lower} />
      </g>
      <g className={classes.figure}>
        <rect x="86" y={figure} width="128" height="66" rx="3" />
        <path d={`M98 ${figure + 54}l22-26 18 16 24-34 36 44`} />
      </g>
      <text className={classes.caption} x="150" y={caption}>
        {t('home.picture.figure')}
      </text>
      <g className={classes.clause} transform={`translate(${clause.x} ${clause.y})`}>
        <rect width="260" height="32" rx="6" />
        {clause.thread && <path className={classes.thread} d="M260 16h40" />}
        <path d="M12 16l4 4 7-8" />
        <text x="30" y="20.5">
          {t('home.picture.clause')}
        </text>
      </g>
    </g>
  );
}

function Drawing({ layout, className }: { layout: Layout; className: string | undefined }) {
  const { t } = useTexts();
  const { size, card, columns, stages, move, sheet } = layout;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('home.picture.label')}
    >
      <g className={classes.card}>
        <rect x="0.5" y="0.5" width={card.width - 1} height={card.height - 1} rx="10" />
        {columns.map((x) => (
          <line key={x} className={classes.grid} x1={x} x2={x} y1="16" y2={card.height - 16} />
        ))}
      </g>
      {stages.map(({ name, x, y, width, state }) => (
        <g key={name} className={classes.stage} data-state={state}>
          <rect x={x} y={y} width={width} height="30" rx="6" />
          {state === 'done' && <path className={classes.tick} d={`M${x + 10} ${y + 15}l4 4 7-8`} />}
          {state === 'now' && <circle className={classes.dot} cx={x + 15} cy={y + 15} r="4" />}
          <text x={x + (state === 'next' ? 12 : 28)} y={y + 20}>
            {t(`home.picture.${name}`)}
          </text>
        </g>
      ))}
      <g className={classes.move}>
        <rect x={move.x} y={move.y} width={move.width} height="28" rx="14" />
        <text x={move.x + move.width / 2} y={move.y + 19}>
          {t('home.picture.yourMove')}
        </text>
      </g>
      <DocumentSheet {...sheet} />
    </svg>
  );
}

/** A drawing of what the product shows, wide or for a phone: the roadmap of a project and a page of its document. */
export function ProductPicture() {
  return (
    <>
      <Drawing layout={WIDE} className={classes.wide} />
      <Drawing layout={PHONE} className={classes.phone} />
    </>
  );
}
