import {
  type NodeJson,
  sectionSchema,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { Node, type Schema, Slice } from '@tiptap/pm/model';
import { EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { canJoin, canSplit } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typePlainly } from './suggest-extension.ts';
import { track } from './track.ts';

const schema = sectionSchema as Schema;
const bold = schema.mark('bold');
const who = (id: string) => ({
  id: `${id}-${Math.random()}`,
  author: id,
  authorId: id,
  at: '2026-11-26T14:05:00.000Z',
});

const p = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const text = (words: string): NodeJson => ({ type: 'text', text: words });
const START: NodeJson = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { id: 'h' }, content: [text('Методика')] },
    p(text('Первый абзац '), { type: 'citation', attrs: { sources: [{ id: 's' }] } }, text(' тут')),
    p(text('Второй абзац')),
    {
      type: 'bulletList',
      content: ['один', 'два', 'три'].map((item) => ({
        type: 'listItem',
        content: [p(text(item))],
      })),
    },
    { type: 'formula', attrs: { id: 'f', tex: 'x' } },
    p(text('Последний')),
  ],
};

const start = () => EditorState.create({ doc: Node.fromJSON(schema, START) });
const jsonOf = (doc: Node) => doc.toJSON() as NodeJson;
const rejected = (doc: Node) => Node.fromJSON(schema, withoutSuggestions(jsonOf(doc)));
const accepted = (doc: Node) => Node.fromJSON(schema, withSuggestions(jsonOf(doc)));

/** The words of blocks, empty ones left out: a line without a word is not missed. */
function lines(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const line = node.textBetween(0, node.content.size, '', '@');
    if (line) found.push(line);
    return false;
  });
  return found;
}

/** A place of a text in thousandths of it, and what is done there. */
interface Edit {
  at: number;
  length: number;
  what: 'type' | 'delete' | 'split' | 'join' | 'paste' | 'bold' | 'over';
  words: string;
  by: 'teacher' | 'student';
}

const edits: fc.Arbitrary<Edit> = fc.record({
  at: fc.integer({ min: 0, max: 999 }),
  length: fc.integer({ min: 1, max: 14 }),
  what: fc.constantFrom(
    'type',
    'type',
    'delete',
    'delete',
    'split',
    'join',
    'paste',
    'bold',
    'over',
  ),
  words: fc.stringMatching(/^[а-я ]{1,6}$/),
  by: fc.constantFrom('teacher', 'student'),
});

const pasted = (words: string) =>
  new Slice(
    Node.fromJSON(schema, { type: 'doc', content: [p(text(words)), p(text(words))] }).content,
    1,
    1,
  );

/** The transaction that the editor would make of an edit; null where it makes none. */
function transactionOf(state: EditorState, { at, length, what, words }: Edit): Transaction | null {
  const { doc, tr } = state;
  const caret = (pos: number) => {
    const $pos = doc.resolve(Math.min(pos, doc.content.size));
    return (Selection.findFrom($pos, 1, true) ?? Selection.atEnd(doc)).from;
  };
  const from = caret(Math.floor((at * doc.content.size) / 1000));
  const to = caret(from + length);
  tr.setSelection(TextSelection.create(doc, from));
  if (what === 'type') return tr.insertText(words, from);
  if (what === 'split') return canSplit(doc, from) ? tr.split(from, splitDepth(doc, from)) : null;
  if (what === 'join') {
    const before = doc.resolve(from).before();
    return canJoin(doc, before) ? tr.join(before) : null;
  }
  if (what === 'paste') return tr.replaceRange(from, from, pasted(words));
  if (to <= from) return null;
  if (what === 'bold') return tr.addMark(from, to, bold);
  if (what === 'over') return tr.insertText(words, from, to);
  return tr.deleteRange(from, to);
}

const splitDepth = (doc: Node, pos: number) =>
  doc.resolve(pos).node(-1).type.name === 'listItem' ? 2 : 1;

function step(state: EditorState, edit: Edit): { state: EditorState; plain: Node | null } {
  const transaction = transactionOf(state, edit);
  if (!transaction?.docChanged) return { state, plain: null };
  const tracked = track(transaction, state, who(edit.by));
  if (!tracked) return { state, plain: null };
  return { state: state.apply(tracked), plain: typePlainly(transaction).doc };
}

describe('what is suggested', () => {
  it('leaves the text as it was when it is rejected, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (all) => {
        let state = start();
        for (const edit of all) {
          state = step(state, edit).state;
          state.doc.check();
          expect(rejected(state.doc).toJSON()).toEqual(start().doc.toJSON());
        }
      }),
      { numRuns: 120 },
    );
  });

  it('is the text typed without the mode when it is accepted', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (all) => {
        let state = start();
        for (const edit of all) {
          const { state: next, plain } = step(state, edit);
          state = next;
          if (plain) expect(lines(accepted(state.doc))).toEqual(lines(accepted(plain)));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('is never refused within a line, nor where a paragraph is broken or joined', () => {
    const plain: Edit[] = (['type', 'delete', 'over', 'bold', 'split', 'paste'] as const).map(
      (what) => ({ at: 500, length: 4, what, words: 'да', by: 'teacher' }),
    );
    for (const edit of plain) {
      const state = EditorState.create({
        doc: Node.fromJSON(schema, { type: 'doc', content: [p(text('один')), p(text('два три'))] }),
      });
      const transaction = transactionOf(state, edit);
      expect(transaction?.docChanged, edit.what).toBe(true);
      expect(transaction && track(transaction, state, who('teacher')), edit.what).not.toBeNull();
    }
  });
});

describe('what is typed without the mode', () => {
  const deleted = { type: 'deletion', attrs: who('teacher') };
  const state = EditorState.create({
    doc: Node.fromJSON(schema, {
      type: 'doc',
      content: [p({ ...text('собран быстро'), marks: [deleted] })],
    }),
  });

  it('is the text itself inside of a suggestion, and is not lost with it', () => {
    const typed = typePlainly(state.tr.insertText(' очень', 7));
    expect(lines(accepted(typed.doc))).toEqual([' очень']);
    expect(lines(rejected(typed.doc))).toEqual(['собран очень быстро']);
  });

  it('takes no suggested break along to a new paragraph', () => {
    const change = { insertion: who('teacher') };
    const broken = state.apply(state.tr.setNodeAttribute(0, 'change', change));
    const split = typePlainly(broken.tr.split(7));
    expect(split.doc.content.content.map(({ attrs }) => attrs.change)).toEqual([change, null]);
  });
});
