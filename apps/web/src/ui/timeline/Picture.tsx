import { daysBetween } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { dayText } from '../days.ts';
import { arrowOf } from './arrow.ts';
import { spanOf } from './Links.tsx';
import type { ChartLink, ChartRow } from './rows.ts';
import type { Scale, ScalePart } from './scale.ts';
import type { BarLook } from './TimeBar.tsx';
import { usePartNames } from './TimeHead.tsx';
import { levelsOf, type Zoom } from './zoom.ts';

/** Sizes of the picture, px. */
const ROW = 24;
const LABEL = 300;
const TOP = 72;
const FOOT = 28;
/** Half the width of a point. */
const POINT = 7;
/** As many letters of 12 px as the labels have room for. */
const LETTERS = 44;

/** The colours of the light scheme: a picture is looked at on white paper. */
const INK = '#1a1e27';
const DIM = '#5c6474';
const RULE = '#dfe3ea';
const RED = '#c02a21';
const FILLS: Readonly<Record<string, string>> = {
  none: '#c9cfda',
  neutral: '#d3dbf7',
  progress: '#ffe4a8',
  review: '#ffd3ad',
  revision: '#ffc9c6',
  approve: '#c3e6cf',
  completed: '#59b378',
};

const cut = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

/** A row as it is drawn. */
export interface PictureRow extends Pick<ChartRow, 'id' | 'level' | 'term'> {
  title: string;
  look: BarLook;
  /** Something is wrong with its days. */
  warned?: boolean;
}

interface Drawn {
  scale: Scale;
  /** Pixels of a day. */
  day: number;
}

function Bar({ row, y, scale, day }: Drawn & { row: PictureRow; y: number }) {
  const span = spanOf(row.term, scale);
  if (!span) return null;
  const { look } = row;
  const paint = {
    fill: FILLS[look.group] ?? FILLS.neutral,
    stroke: look.critical ? INK : DIM,
    strokeWidth: look.critical ? 2 : 0.75,
  };
  const [x, end] = [LABEL + span.from * day, LABEL + span.to * day];
  const middle = y + ROW / 2;
  const point = look.shape === 'point';
  const tick = look.done && (
    <path
      d={`M${point ? x - 4 : x + 4} ${middle}l3 3l5 -6`}
      fill="none"
      stroke={INK}
      strokeWidth={1.75}
    />
  );
  if (point) {
    return (
      <>
        <path
          d={`M${x - POINT} ${middle}l${POINT} -${POINT}l${POINT} ${POINT}l-${POINT} ${POINT}z`}
          {...paint}
        />
        {tick}
      </>
    );
  }
  const height = look.shape ? 8 : 14;
  const place = { x, y: middle - height / 2, width: Math.max(end - x, 3), height };
  return (
    <>
      <rect
        {...place}
        rx={look.shape ? 1.5 : 3}
        strokeDasharray={look.shape === 'gathered' ? '3 2' : undefined}
        {...paint}
      />
      {look.done && <rect {...place} fill="url(#done)" />}
      {tick}
    </>
  );
}

function Head({ scale, zoom, day, height }: Drawn & { zoom: Zoom; height: number }) {
  const names = usePartNames(zoom);
  const { above, below } = levelsOf(scale, zoom);
  const level = (parts: readonly ScalePart[], nameOf: (part: ScalePart) => string, y: number) =>
    parts.map((part) => (
      <g key={part.first}>
        <path
          d={`M${LABEL + part.left * day} ${y}V${y === TOP - 20 ? TOP : height - FOOT}`}
          stroke={RULE}
        />
        {part.days * day > 16 && (
          <text x={LABEL + part.left * day + 4} y={y + 14} fontSize={11} fill={DIM}>
            {nameOf(part)}
          </text>
        )}
      </g>
    ));
  return (
    <>
      {level(above, names.above, TOP - 40)}
      {level(below, names.below, TOP - 20)}
    </>
  );
}

function Lines(props: Drawn & Pick<PictureProps, 'rows' | 'links'>) {
  const { rows, links, scale, day } = props;
  const places = new Map(rows.map((row, at) => [row.id, { row, at }]));
  return links.map(({ from, to, broken, critical }) => {
    const [blocker, task] = [places.get(from), places.get(to)];
    const [ends, begins] = [
      blocker && spanOf(blocker.row.term, scale),
      task && spanOf(task.row.term, scale),
    ];
    if (!blocker || !task || !ends || !begins) return null;
    const y = (at: number) => TOP + (at + 0.5) * ROW;
    const path = arrowOf(
      { x: LABEL + ends.to * day + (ends.point ? POINT : 0), y: y(blocker.at) },
      { x: LABEL + begins.from * day - (begins.point ? POINT : 0), y: y(task.at) },
      ROW,
    );
    return (
      <path
        key={`${from}:${to}`}
        d={path}
        fill="none"
        stroke={broken ? RED : critical ? INK : DIM}
        strokeWidth={broken || critical ? 1.75 : 1}
      />
    );
  });
}

/** What the colours, looks and lines that are drawn mean, each colour with what it is. */
function useLegend({ rows, links, groups }: Pick<PictureProps, 'rows' | 'links' | 'groups'>) {
  const { t } = useTexts();
  const shown = new Set(rows.map(({ id }) => id));
  const drawn = {
    done: rows.some(({ look }) => look.done),
    point: rows.some(({ look }) => look.shape === 'point'),
    critical: rows.some(({ look }) => look.critical),
    broken: links.some((one) => one.broken && shown.has(one.from) && shown.has(one.to)),
  };
  const colours = Object.entries(FILLS).flatMap(([group, fill]) => {
    const words = rows.some(({ look }) => look.group === group) && groups[group];
    return words ? [{ words, fill }] : [];
  });
  const others = (['done', 'point', 'critical', 'broken'] as const).filter((one) => drawn[one]);
  return [
    ...colours,
    ...others.map((one) => ({ words: t(`gantt.export.legendOf.${one}`), fill: null })),
  ];
}

function Legend({ y, ...drawn }: Parameters<typeof useLegend>[0] & { y: number }) {
  const { t } = useTexts();
  const signs = useLegend(drawn);
  if (signs.length === 0) return null;
  return (
    <text x={8} y={y} fontSize={11} fill={DIM}>
      {t('gantt.export.legend')}
      {signs.map(({ words, fill }, at) => (
        <tspan key={words}>
          {' '}
          {fill && (
            <tspan fontSize={15} fill={fill} stroke={DIM} strokeWidth={0.5}>
              ■{' '}
            </tspan>
          )}
          {words}
          {at < signs.length - 1 ? ';' : '.'}
        </tspan>
      ))}
    </text>
  );
}

export interface PictureProps {
  /** What the chart is of. */
  title: string;
  rows: readonly PictureRow[];
  links: readonly ChartLink[];
  /** What the colours of bars mean, by the groups of their looks. */
  groups: Readonly<Record<string, string>>;
  scale: Scale;
  /** YYYY-MM-DD */
  today: string;
  /** How wide the picture is. */
  width: number;
}

/** How many rows fit into a picture of this height. */
export const rowsIn = (height: number): number => Math.floor((height - TOP - FOOT) / ROW);

/** The zoom that days of this width have room for. */
const zoomFor = (day: number): Zoom => {
  if (day >= 14) return 'day';
  if (day >= 3) return 'week';
  return day >= 0.9 ? 'month' : 'quarter';
};

/** A chart as a picture of its own, whatever is seen on the screen: every row, on white. */
export function Picture({ title, rows, links, groups, scale, today, width }: PictureProps) {
  const { t } = useTexts();
  const height = TOP + rows.length * ROW + FOOT;
  const day = (width - LABEL - 10) / scale.days;
  const drawn = { scale, day };
  const now = LABEL + daysBetween(scale.from, today) * day;
  const heading = { project: cut(title, 90), day: dayText(today, t) };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="'Golos Text Variable', 'Golos Text', Arial, sans-serif"
      role="img"
      aria-label={t('gantt.export.heading', heading)}
    >
      <defs>
        <pattern id="done" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 10L10 -2" stroke="#ffffff" strokeWidth={1.5} opacity={0.6} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="#ffffff" />
      <text x={8} y={20} fontSize={14} fontWeight={600} fill={INK}>
        {t('gantt.export.heading', heading)}
      </text>
      <Head {...drawn} zoom={zoomFor(day)} height={height} />
      {rows.map((row, at) => {
        const y = TOP + at * ROW;
        const indent = 8 + (row.level - 1) * 14;
        return (
          <g key={row.id}>
            <path d={`M0 ${y}H${width}`} stroke={RULE} />
            <text
              x={indent}
              y={y + 16}
              fontSize={12}
              fontWeight={row.level === 1 ? 600 : 400}
              fill={row.warned ? RED : INK}
              textDecoration={row.look.done ? 'line-through' : undefined}
            >
              {cut(row.title, LETTERS - row.level * 2)}
            </text>
            <Bar {...drawn} row={row} y={y} />
          </g>
        );
      })}
      <Lines {...drawn} rows={rows} links={links} />
      {now > LABEL && now < width && (
        <path d={`M${now} ${TOP - 20}V${height - FOOT}`} stroke="#4c68d2" strokeWidth={1.5} />
      )}
      <Legend {...{ rows, links, groups }} y={height - 9} />
    </svg>
  );
}
