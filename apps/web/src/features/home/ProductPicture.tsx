import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';
import { type Layout, PHONE, type Sheet, WIDE } from './picture-layouts.ts';

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
