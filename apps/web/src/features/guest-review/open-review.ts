import type { GuestReview } from '@pv/contract';
import {
  type DocumentSnapshot,
  GENERATED_KINDS,
  readSectionHeads,
  type SectionHead,
  writeSnapshot,
} from '@pv/editor-schema';
import { formatSource } from '@pv/gost';
import * as Y from 'yjs';
import { createNumberingStore } from '../../editor/document/numbering-store.ts';
import { isTyped, printedTitle } from '../../editor/section/section-title.ts';
import { type MadeLine, madeLinesOf } from '../../editor/special/made-lines.ts';
import { paint } from '../../editor/text/paint.ts';
import { renderNode } from '../../editor/text/render-content.ts';

/** A section as a guest sees it. */
export interface ShownSection extends SectionHead {
  heading: string;
  /** The letter of an appendix. */
  letter: string | null;
  /** What its list is made of where nobody has written one. */
  made: readonly MadeLine[];
}

/** A document that is only read, drawn as the editor draws what nobody edits. */
export interface OpenReview {
  doc: Y.Doc;
  sections: readonly ShownSection[];
  /** Draws the text of a section in an empty element. */
  draw(id: string, host: HTMLElement): void;
  /** The list of sources in its order. */
  sources: readonly { id: string; text: string }[];
}

/** Opens what the link has brought; the title page and the contents say nothing that is commented. */
export function openReview(review: GuestReview, brokenReference: string): OpenReview {
  const snapshot = review.snapshot as unknown as DocumentSnapshot;
  const doc = new Y.Doc();
  writeSnapshot(doc, snapshot);
  const store = createNumberingStore(doc);
  const numbering = store.current();
  store.destroy();
  const urls = new Map(review.assets.map(({ id, url }) => [id, url]));
  const context = { numbering, assetUrl: (id: string) => urls.get(id) ?? null, brokenReference };
  const { sections, settings } = snapshot;
  const texts = new Map(sections.map((section) => [section.id, section]));
  const madeOf = (id: string) => {
    const section = texts.get(id);
    return section ? madeLinesOf(section, numbering, sections, settings.profile) : [];
  };
  const records = new Map(snapshot.sources.map((source) => [source.id, source]));
  const numberOf = ({ kind, id }: SectionHead, of: SectionHead['kind']) =>
    kind === of ? (numbering.byId.get(id)?.number ?? null) : null;
  // the editor shows what is typed in the letters in which it is
  const titleOf = (head: SectionHead) =>
    isTyped(head.kind) ? head.title : printedTitle(doc, head);
  return {
    doc,
    sections: readSectionHeads(doc)
      .filter(({ kind }) => kind === 'references' || !GENERATED_KINDS.has(kind))
      .map((head) => ({
        ...head,
        heading: `${numberOf(head, 'chap') ?? ''} ${titleOf(head)}`.trim(),
        letter: numberOf(head, 'applications'),
        made: madeOf(head.id),
      })),
    draw(id, host) {
      const blocks = texts.get(id)?.content.content ?? [];
      host.replaceChildren(...blocks.map(renderNode));
      paint(host.parentElement ?? host, context);
    },
    sources: numbering.sources.ids.flatMap((id) => {
      const source = records.get(id);
      return source ? [{ id, text: formatSource(source, settings.sourceStyle) }] : [];
    }),
  };
}
