import {
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  type SectionKind,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { keepParts } from './keep-parts.ts';

const section = (kind: SectionKind, id: string = kind): SectionJson => ({
  id,
  kind,
  title: '',
  content: emptyContent(),
});

function documentOf(sections: SectionJson[], keywords: string[] = []): DocumentSnapshot {
  return { version: 1, settings: { ...defaultSettings(), keywords }, sections, sources: [] };
}

const kindsOf = ({ sections }: DocumentSnapshot) => sections.map(({ kind }) => kind);
const text = [section('intro'), section('chap'), section('conclusion')];

describe('a document read from a file', () => {
  it('keeps the abstract with its keywords and the contents that the file does not have', () => {
    const current = documentOf(
      [section('title', 't'), section('abstract', 'mine'), section('main', 'm')],
      ['датчик'],
    );
    const kept = keepParts(documentOf([section('title', 'new'), ...text]), current);
    expect(kindsOf(kept)).toEqual(['title', 'abstract', 'main', 'intro', 'chap', 'conclusion']);
    expect(kept.sections.slice(0, 3).map(({ id }) => id)).toEqual(['new', 'mine', 'm']);
    expect(kept.settings.keywords).toEqual(['датчик']);
  });

  it('is given empty ones where the document has lost them too', () => {
    const kept = keepParts(documentOf(text), documentOf([]));
    expect(kindsOf(kept)).toEqual(['title', 'abstract', 'main', 'intro', 'chap', 'conclusion']);
  });

  it('goes on with its own parts where it has them, in its own order', () => {
    const read = documentOf(
      [section('title'), section('main'), section('abstract'), ...text],
      ['сеть'],
    );
    const current = documentOf([section('abstract', 'mine')], ['датчик']);
    expect(keepParts(read, current)).toEqual(read);
  });

  it('gets the abstract before contents of its own', () => {
    const read = documentOf([section('title'), section('main'), ...text]);
    expect(kindsOf(keepParts(read, documentOf([]))).slice(0, 3)).toEqual([
      'title',
      'abstract',
      'main',
    ]);
  });
});
