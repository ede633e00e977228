import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import classes from './ProductPicture.module.css';
import { type Layout, PHONE, WIDE } from './picture-layouts.ts';

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
