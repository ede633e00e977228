import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { FileDrop, useFileDrop } from './FileDrop.tsx';

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

it('takes files that were chosen together as one, where they may be joined', async () => {
  const taken: string[] = [];
  const { user } = await shown(() => (
    <FileDrop
      label="Документ"
      types={['.tex', '.zip']}
      maxBytes={1000}
      progress={null}
      onFile={({ name }) => taken.push(name)}
      onAbort={() => undefined}
      beside={{
        types: ['.bib'],
        join: async (files) => new File(['all'], `${files.map(({ name }) => name).join('+')}.zip`),
      }}
    />
  ));
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('nothing takes a file');
  await user.upload(field, [new File(['1'], 'a.bib'), new File(['2'], 'b.tex')]);
  await expect.poll(() => taken).toEqual(['a.bib+b.tex.zip']);
});
