import { importDocument } from '@pv/gost/import';
import { expect, it } from 'vitest';
import { joinFiles } from './join-files.ts';

it('makes an archive that is taken in, called as its text', async () => {
  const joined = await joinFiles([
    new File(['@book{a, title={Опоры}, year=2030}'], 'refs.bib'),
    new File([String.raw`\section{Обзор} Опоры \cite{a}.`], 'thesis.tex'),
  ]);
  expect(joined.name).toBe('thesis.zip');
  const { snapshot } = await importDocument(
    new Uint8Array(await joined.arrayBuffer()),
    joined.name,
  );
  expect(snapshot.sources.map(({ csl }) => csl?.title)).toEqual(['Опоры']);
});
