import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Chart } from './Chart.tsx';

afterEach(cleanup);

it('a chart has a bar for what is told alone, and none is left of what it showed before', async () => {
  const bars = (values: (number | null)[]) => ({ labels: ['1', '2', '3'], values, most: 5 });
  const { container, rerender } = render(<Chart title="Итоги" bars={bars([4, null, 3.5])} />);
  const shown = () =>
    [...container.querySelectorAll('.ct-bar')].map((bar) => bar.getAttribute('ct:value'));
  await waitFor(() => expect(shown()).toEqual(['3.5', '4']));
  rerender(<Chart title="Итоги" bars={bars([null, 5, null])} />);
  await waitFor(() => expect(shown()).toEqual(['5']));
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});
