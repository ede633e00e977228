import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useFileDrop } from './FileDrop.tsx';

function Drop({ take }: { take: (files: File[]) => void }) {
  return <input {...useFileDrop(take).field} />;
}

it('a file that was chosen before the page came alive is taken', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<input type="file" hidden="">';
  document.body.append(place);
  const file = new File(['words'], 'Работа.docx');
  Object.defineProperty(place.firstChild, 'files', { value: [file] });
  const taken: File[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Drop take={(files) => taken.push(...files)} />),
  );
  expect(taken).toEqual([file]);
  await act(async () => root.unmount());
  place.remove();
});
