import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';
import type { Sheet } from './picture-layouts.ts';

function Lines({ top, widths }: Sheet['upper']) {
  return widths.map((width, index) => (
    <rect key={width} x="32" y={top + index * 13} width={width} height="5" rx="2.5" />
  ));
}

/** A page of a thesis with a figure and its caption, and the note of the check beside it. */
export function DocumentSheet({ x, y, height, upper, lower, figure, caption, clause }: Sheet) {
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
