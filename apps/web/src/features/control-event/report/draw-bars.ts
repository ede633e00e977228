import { BarChart } from 'chartist';

/** A bar a value, from the top; a value that is not told has none. */
export interface Bars {
  /** What stands beside each bar. */
  labels: readonly string[];
  values: readonly (number | null)[];
  most: number;
}

const BAR = 26;
const AXIS = 34;

/** Draws bars into an element, as wide as it is. Gives the way to take them away. */
export function drawBars(place: HTMLElement, { labels, values, most }: Bars): () => void {
  const chart = new BarChart(
    place,
    { labels: [...labels], series: [[...values]] },
    {
      horizontalBars: true,
      reverseData: true,
      low: 0,
      high: most,
      height: `${labels.length * BAR + AXIS}px`,
      chartPadding: { top: 4, right: 16, bottom: 0, left: 0 },
      axisX: { onlyInteger: true, offset: 24 },
      axisY: { offset: 28, showGrid: false },
    },
  );
  return () => {
    chart.detach();
    place.replaceChildren();
  };
}
