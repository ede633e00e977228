import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { useZoneBeside } from './use-zone-beside.ts';

function Zone({ deadline }: { deadline: string | null }) {
  return <b>{useZoneBeside()(deadline, 'Pacific/Kiritimati')}</b>;
}

it('the zone of a deadline is given as it is called, and brackets are put where it is shown', async () => {
  expect(await drawn(<Zone deadline="2027-05-31" />)).toContain('<b>Киритимати, UTC+14:00</b>');
  expect(await drawn(<Zone deadline={null} />)).toContain('<b></b>');
});
