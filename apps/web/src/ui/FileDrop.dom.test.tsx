import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFileDrop } from './FileDrop.tsx';

function Drop({ take }: { take: (files: File[]) => void }) {
  return <input {...useFileDrop(take).field} />;
}

it('a file that was chosen before the page came alive is taken', () => {
  const place = document.createElement('div');
  place.innerHTML = '<input type="file" hidden="">';
  document.body.append(place);
  const file = new File(['words'], 'Работа.docx');
  Object.defineProperty(place.firstChild, 'files', { value: [file] });
  const taken: File[] = [];
  const { unmount } = render(<Drop take={(files) => taken.push(...files)} />, {
    container: place,
    hydrate: true,
  });
  expect(taken).toEqual([file]);
  unmount();
  place.remove();
});
