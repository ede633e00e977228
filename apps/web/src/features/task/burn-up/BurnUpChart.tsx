import { Text, VisuallyHidden } from '@mantine/core';
import { daysBetween, type Stage, type TaskRow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText, shortDayText } from '../../../ui/days.ts';
import classes from './BurnUpChart.module.css';
import { type BurnUp, burnUp } from './burn-up.ts';

/** In units of the picture. */
const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { left: 36, right: 12, top: 12, bottom: 28 };

function scales({ days, end }: BurnUp) {
  const [first] = days;
  const from = first?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const to = end && end > last ? end : last;
  const length = Math.max(daysBetween(from, to), 1);
  const most = Math.max(...days.map(({ total }) => total), 1);
  const wide = WIDTH - EDGE.left - EDGE.right;
  const high = HEIGHT - EDGE.top - EDGE.bottom;
  return {
    from,
    to,
    most,
    x: (day: string) => EDGE.left + (daysBetween(from, day) / length) * wide,
    y: (count: number) => EDGE.top + high - (count / most) * high,
  };
}

const joined = (points: readonly [number, number][]) =>
  points.map(([x, y]) => `${x},${y}`).join(' ');

/** How a stage comes to its end: all its tasks and the finished ones, day by day, as a picture and in words. */
export function BurnUpChart(props: {
  tasks: readonly TaskRow[];
  stage: Pick<Stage, 'title' | 'starts_at' | 'ends_at'>;
  /** An ISO date. */
  today: string;
  /** That of the project. */
  zone: string;
}) {
  const { tasks, stage, today, zone } = props;
  const { t } = useTexts();
  const chart = burnUp(tasks, stage, { today, zone });
  const { days, start, end, expected } = chart;
  const now = days.at(-1);
  if (!now) return <Text size="sm">{t('burnUp.empty')}</Text>;
  const { from, to, most, x, y } = scales(chart);
  const line = (of: 'total' | 'done') =>
    joined(days.map((day): [number, number] => [x(day.day), y(day[of])]));
  const late = expected !== null && end !== null && expected > end;
  const pace = expected && t('burnUp.expected', { day: dayText(expected, t) });
  const words = [
    t('burnUp.now', { done: now.done, total: now.total }),
    end ? t('burnUp.end', { day: dayText(end, t) }) : '',
    pace ? `${pace}${late ? `, ${t('burnUp.late')}` : ''}` : '',
  ].filter(Boolean);
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('burnUp.title', { stage: stage.title })}
      >
        {[0, most].map((count) => (
          <g key={count}>
            <line
              className={classes.grid}
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(count)}
              y2={y(count)}
            />
            <text className={classes.mark} x={EDGE.left - 8} y={y(count) + 4} textAnchor="end">
              {count}
            </text>
          </g>
        ))}
        {end && (
          <line
            className={classes.end}
            x1={x(start > from ? start : from)}
            y1={y(0)}
            x2={x(end < to ? end : to)}
            y2={y(most)}
          />
        )}
        <polyline className={classes.total} points={line('total')} />
        <polyline className={classes.done} points={line('done')} />
        {/* a line of one day cannot be seen */}
        <circle className={classes.total} cx={x(now.day)} cy={y(now.total)} r={4} />
        <circle className={classes.done} cx={x(now.day)} cy={y(now.done)} r={4} />
        <text className={classes.mark} x={x(from)} y={HEIGHT - 8}>
          {shortDayText(from, t)}
        </text>
        {to !== from && (
          <text className={classes.mark} x={x(to)} y={HEIGHT - 8} textAnchor="end">
            {shortDayText(to, t)}
          </text>
        )}
      </svg>
      <figcaption className={classes.words}>
        <span className={classes.key} data-line="total">
          {t('burnUp.total')}
        </span>
        <span className={classes.key} data-line="done">
          {t('burnUp.done')}
        </span>
        {end && (
          <span className={classes.key} data-line="plan">
            {t('burnUp.plan')}
          </span>
        )}
        <p>{words.join(' · ')}</p>
      </figcaption>
      <VisuallyHidden>
        <table>
          <caption>{t('burnUp.title', { stage: stage.title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('burnUp.day')}</th>
              <th scope="col">{t('burnUp.total')}</th>
              <th scope="col">{t('burnUp.done')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, total, done }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, t)}</th>
                <td>{total}</td>
                <td>{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
