import {
  defaultSettings,
  readSectionHeads,
  type SectionJson,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Workbench } from '../shell/workbench.ts';
import { nearestPlace } from './keep-place.ts';

const section = (id: string, title: string, ...lines: string[]): SectionJson => ({
  id,
  kind: 'chap',
  title,
  content: {
    type: 'doc',
    content: lines.map((text) => ({
      type: 'paragraph',
      ...(text && { content: [{ type: 'text', text }] }),
    })),
  },
});

/** A text with these sections, of which one may write in all. */
function written(...sections: SectionJson[]) {
  const doc = new Y.Doc();
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
  const heads = readSectionHeads(doc);
  const status = () => ({ rights: { edit: true, closed: [] } });
  return { heads, live: { doc, status, sections: () => heads } as unknown as Workbench['live'] };
}

describe('the nearest place in a text that has come instead', () => {
  const { heads } = written(section('a', 'Обзор', ''), section('b', 'Метод', ''));
  const here = (before: string, after = '') => ({
    sectionId: 'b',
    heads,
    path: [2],
    text: [before, after] as const,
  });

  it('is the same paragraph, wherever it stands now, also when its last words are not there yet', () => {
    const now = written(
      section('x', 'Метод', 'Иное', 'Иное'),
      section('y', 'Опыт', 'Насосы работают в цехе'),
    );
    const start = { sectionId: 'y', path: [0] };
    expect(nearestPlace(now, here('Насосы раб', 'отают в цехе'))).toEqual({
      ...start,
      range: [10, 10],
    });
    expect(nearestPlace(now, here('Насосы работают в цехе круглый'))).toEqual({
      ...start,
      range: [22, 22],
    });
  });

  it('is else in the section of the same name, no further down than that goes', () => {
    const now = written(section('x', 'Метод', 'Иное', 'Иное'), section('y', 'Обзор', 'Иное'));
    expect(nearestPlace(now, here('Насосы'))).toEqual({
      sectionId: 'x',
      path: [1],
      range: [6, 6],
    });
  });

  it('is nowhere where nothing may be written', () => {
    expect(nearestPlace(written(), here('Насосы'))).toBeNull();
  });
});
